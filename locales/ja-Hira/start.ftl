### Made by tests/speech/kana.py from ja/start.ftl c28dbf040a13a7e4

start-text = ハーツ、にほんご、もじでひょーじ。Iでヘルプ
start-speech = ハーツ、にほんご、おんせーであんない。Iでヘルプ
start-both = ハーツ、にほんご、もじとおんせーであんない。Iでヘルプ
encoding-fallback = このたんまつわにほんごをひょーじできません。えーごでつずけます
start-failed = ハーツをきどーできません。インストールしなおしてください。たいきょくわのこっています
