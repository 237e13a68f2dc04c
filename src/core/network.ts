const V6_GROUPS = 8
/** A subscriber controls a whole /64. */
const NETWORK_GROUPS = 4

/** Network of an address: an IPv4 address itself (also when mapped to IPv6), the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const withoutZone = address.split('%')[0]!
  if (!withoutZone.includes(':') || !URL.canParse(`http://[${withoutZone}]`)) return address
  const groups = groupsOf(withoutZone)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The eight groups without leading zeros, as in a URL. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::').map((part) => part.split(':').filter(Boolean))
  if (tail === undefined) return [...head]
  return [...head, ...Array<string>(V6_GROUPS - head.length - tail.length).fill('0'), ...tail]
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
