"""Run the `knolle` command with `python -m knolle`."""

from knolle.commands import main

if __name__ == "__main__":
    main()
