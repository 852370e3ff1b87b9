"""The ids by which clients know what every game has."""


def seat_id(seat: int) -> str:
    """The id of a player, and of whatever lies in front of one."""
    return f"seat-{seat + 1}"
