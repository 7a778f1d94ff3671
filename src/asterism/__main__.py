"""``python -m asterism`` is ``asterism``."""

from asterism.cli.main import main

main()
