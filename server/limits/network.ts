/** What counts as one caller: an IPv4 address, or the /64 within which an IPv6 host chooses its addresses freely. */

/** `address` is a valid IP address, or the empty string, which comes back as it is. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join('').split('::', 2)
  const left = groups(head)
  const right = groups(tail)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** An IPv4 tail stands for two groups. */
function groups(part: string): string[] {
  if (part === '') return []
  return part.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : [group]))
}
