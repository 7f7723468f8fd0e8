"""Computer players: each sees a SeatView and nothing else."""
