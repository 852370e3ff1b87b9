"""Where a request comes from, as far as limits go: an IPv4 address, or the /64 of an IPv6 address."""

import ipaddress
from functools import lru_cache

HOUSEHOLD = 64  # the bits of an IPv6 network that a provider hands to one customer at least


@lru_cache(2_000)
def network_of(address: str) -> str:
    """The network of an address; what is no address stays as it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return str(found)
