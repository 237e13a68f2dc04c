import { BlockList, isIP } from 'node:net'

/** IANA's registry of special addresses (RFC 6890 and later), and the metadata addresses of clouds. */
const SPECIAL_V4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a carrier's customers; the metadata of one cloud
  ['127.0.0.0', 8], // this machine
  ['168.63.129.16', 32], // what a cloud tells its own machines, at an address that looks public
  ['169.254.0.0', 16], // link-local; the metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]

/** The globally routed range of IPv6; mapped IPv4, NAT64, unique local and link-local lie outside. */
const GLOBAL_V6 = blockList([['2000::', 3]], 'ipv6')
const SPECIAL_V6: readonly [network: string, prefix: number][] = [
  ['2001::', 23], // protocol assignments, among them Teredo and benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: a v4 address within
  ['3fff::', 20], // documentation
]

const REFUSED_V4 = blockList(SPECIAL_V4, 'ipv4')
const REFUSED_V6 = blockList(SPECIAL_V6, 'ipv6')

/** True for a public internet address: not private, local, shared, reserved or multicast. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !REFUSED_V4.check(address, 'ipv4')
    case 6:
      return GLOBAL_V6.check(address, 'ipv6') && !REFUSED_V6.check(address, 'ipv6')
    default:
      return false
  }
}

function blockList(networks: readonly [network: string, prefix: number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family)
  return list
}
