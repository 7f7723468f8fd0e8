### Made by tests/speech/kana.py from ja/start.ftl 9c24b1c6c77f0a5b

start-text = ハーツ、にほんご、もじでひょーじ。Iでヘルプ
start-speech = ハーツ、にほんご、おんせーであんない。Iでヘルプ
start-both = ハーツ、にほんご、もじとおんせーであんない。Iでヘルプ
encoding-fallback = このたんまつわにほんごをひょーじできません。えーごでつずけます
start-failed = ハーツをきどーできません。インストールしなおしてください。たいきょくわのこっています
errand-failed = コマンドわとちゅーでおわりました。もーいちどためすか、インストールしなおしてください
