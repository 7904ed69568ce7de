/**
 * The network that counts as one caller: an IPv4 address, or a /64, within which an IPv6 host can choose any
 * address.
 */
import ipaddr from 'ipaddr.js'

/** `address` is from `clientAddress`; an empty string is returned unchanged. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return parts
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')
}
