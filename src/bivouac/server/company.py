"""Who wants whom for company: friends, invitations, and that those who blocked one another meet no more."""

from litestar.exceptions import NotFoundException, PermissionDeniedException

from bivouac.server.house import House
from bivouac.server.people_messages import Company, InvitationCard, Person, Wish
from bivouac.store import Bond, Player
from bivouac.table import Table
from bivouac.table.views import whole_seconds

NAMESAKES = 10  # shown at most


async def of(house: House, player: Player) -> Company:
    """What a player has said of others, who asks for their friendship, and where they are invited."""
    people = house.store.people
    bonds = await people.bonds(player.id)
    invitations = await people.invitations(player.id)
    others = {bond.other if bond.player == player.id else bond.player for bond in bonds}
    known = await people.players(sorted(others | {one.inviter for one in invitations}))
    mine = {bond.other: bond.kind for bond in bonds if bond.player == player.id}
    asking = [bond.player for bond in bonds if bond.other == player.id]
    wanted = [other for other, kind in mine.items() if kind == "friend"]

    def faces(ids: list[str]) -> list[Person]:
        return [Person(known[id].name, known[id].handle) for id in ids if id in known]

    rows = {one.table_id: await house.store.row(one.table_id) for one in invitations}
    return Company(
        friends=faces([id for id in wanted if id in asking]),
        asking=faces([id for id in asking if id not in mine]),
        asked=faces([id for id in wanted if id not in asking]),
        muted=faces([id for id, kind in mine.items() if kind == "mute"]),
        blocked=faces([id for id, kind in mine.items() if kind == "block"]),
        invitations=[
            InvitationCard(
                table=one.table_id,
                game=row.game,
                name=known[one.inviter].name if one.inviter in known else "",
                at=whole_seconds(one.at),
                key=house.identity.invitation(one.table_id),
            )
            for one in invitations
            if (row := rows[one.table_id]) is not None
        ],
    )


async def say(house: House, player: Player, other: Player, wish: Wish) -> None:
    """Note a wish about somebody; what they say from now on is heard, or not, in every open window."""
    if other.id == player.id:
        raise NotFoundException(extra={"code": "no_profile"})
    if wish == "nothing":
        await house.store.people.take_back(player.id, other.id)
    else:
        await house.store.people.say(Bond(player.id, other.id, wish, house.sources.now()))
    await house.bus.listen_anew(player.id)


async def called(house: House, player: Player, name: str) -> list[Person]:
    """Other accounts of that name that do not hide; who has blocked whom, they do not find each other."""
    unwanted = await house.store.people.unwanted(player.id) | {player.id}
    found = await house.store.people.called(name, NAMESAKES)
    return [Person(one.name, one.handle) for one in found if one.id not in unwanted]


async def named(house: House, player: Player, handle: str) -> Player:
    """The account with that handle, unless it hides from whoever asks; one that asked first does not."""
    found = await house.store.people.by_handle(handle)
    if found is None:
        raise NotFoundException(extra={"code": "no_profile"})
    bonds = await house.store.people.bonds(player.id)
    between = any(found.id in (bond.player, bond.other) for bond in bonds)
    if found.private and not between:
        raise NotFoundException(extra={"code": "no_profile"})
    return found


def seated(table: Table, seat: int) -> str:
    """The player in a seat of a table."""
    holder = table.seats[seat].player if seat < len(table.seats) else None
    if holder is None:
        raise NotFoundException(extra={"code": "nobody_there"})
    return holder


def must_meet(table: Table, player: str, unwanted: set[str]) -> None:
    """Refuse a seat at a table whose host, or anybody there, has nothing to do with the player any more."""
    there = {seat.player for seat in table.seats if seat.player is not None} | {table.charter.host}
    if unwanted & (there - {player}):
        raise PermissionDeniedException(extra={"code": "shut_out"})
