"""`python -m knolle` is the `knolle` command."""

from knolle.commands import main

if __name__ == "__main__":
    main()
