"""The games behind the interfaces that researchers know: PettingZoo, Gymnasium, OpenSpiel. Each needs its library."""
