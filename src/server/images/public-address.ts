import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Azure's platform endpoint: in a public range, but reachable from Azure's virtual machines only. */
const CLOUD_PLATFORM = '168.63.129.16'

/** The globally routed range of IPv6. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** True for a public internet address: not private, local, shared, reserved or multicast. */
export function isPublicAddress(text: string): boolean {
  // The library also reads short, octal and hexadecimal forms.
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_V6) : address.toString() !== CLOUD_PLATFORM
}
