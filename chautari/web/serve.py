"""The command ``chautari serve``. What it starts is in `chautari.web.server`, imported only when it runs."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.", envvar="CHAUTARI_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any free one.", envvar="CHAUTARI_PORT")] = 8000,
    database: Annotated[
        Path, typer.Option("--database", "--db", help="The file that keeps the tables.", envvar="CHAUTARI_DATABASE")
    ] = Path("chautari.db"),
    lan: Annotated[bool, typer.Option("--lan", help="Let phones on the same Wi-Fi in, and show them how.")] = False,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="Believe the X-Forwarded-… headers of the proxy in front.")
    ] = False,
    reload: Annotated[bool, typer.Option("--reload", help="Start anew when the code changes (development).")] = False,
) -> None:
    """Serve tables until Ctrl-C. What was played stays in the database: started again, tables go on where they were."""
    from chautari.web.server import CannotServe, run

    try:
        run("0.0.0.0" if lan else host, port, database.expanduser().absolute(), trust_proxy, reload)
    except CannotServe as error:
        typer.echo(error, err=True)
        raise typer.Exit(1) from None
