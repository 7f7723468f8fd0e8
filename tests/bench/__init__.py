"""Measurements, run by hand and in CI as a report; none of them passes or fails."""
