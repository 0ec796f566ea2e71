import ipaddr from 'ipaddr.js'

/** How many bytes of an address name a network: a subscriber has one IPv4 address, or a /64 of IPv6. */
const subscriber = { ipv4: 4, ipv6: 8 }

/** What one customer of a provider may have many subscribers of: a /16 of IPv4, a /48 of IPv6. */
export const wide = { ipv4: 2, ipv6: 6 }

/** The network of an IP address, for counting; what is no address stays as it is. */
export function networkOf(address: string, bytes = subscriber) {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.toByteArray().slice(0, bytes[parsed.kind()]).join('.')
}
