"""`knolle join`: takes a seat at a server's table, alongside people in browsers."""

import os
from typing import Annotated

import typer


def join(
    url: Annotated[str, typer.Argument(help="The link to the table, as the page shows it: http://host:8282/t/KEY")],
    name: Annotated[
        str | None, typer.Option(help="Your name there. Default: the one you last used there, or your account's.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="de, en, fr or it. Default: your terminal's language.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print plain lines, for screen readers and pipes.")] = False,
    no_bell: Annotated[bool, typer.Option("--no-bell", help="Do not ring the bell when it is your turn.")] = False,
) -> None:
    """Take a seat at a server's table, or watch if none is free. If you come back, you get your seat again."""
    from knolle.terminal import files
    from knolle.terminal.command_line import command_line
    from knolle.terminal.remote import RemoteDoor, address_of
    from knolle.terminal.running import run
    from knolle.terminal.session import SeatWish, Session
    from knolle.words.catalogue import Words, choose_language

    words = Words(choose_language(lang, os.environ))
    address = address_of(url)
    asked = None if name is None else files.own_name(name, "")
    guest = files.guest_of(address.server, asked, files.own_name(None, words.say("a-friend")))
    session = Session(RemoteDoor(address, guest), SeatWish(guest.name, offer=address.offer))
    again = () if name is None else ("--name", guest.name)
    comeback = command_line("join", address.page, *again)
    run(session, words, is_plain=plain, comeback=comeback, rings=not no_bell)
