/** What counts as one caller: an IPv4 address, or the /64 within which an IPv6 host chooses its addresses freely. */
import ipaddr from 'ipaddr.js'

/** `address` is `clientAddress`'s, or the empty string, which comes back as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return parts
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')
}
