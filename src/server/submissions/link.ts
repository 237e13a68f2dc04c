const ADDRESS = /^\[|^\d+(\.\d+){3}$/
const LOCAL = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|home\.arpa|corp|test|invalid|onion)$/

/**
 * True for a link that can lead to a picture on the open web: https, a public host by name, neither port nor password. It is fetched
 * only when an admin looks at it, by the fetcher that checks where the name leads; this saves the trip for the obvious.
 */
export function isPublicLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, hostname, port, username, password } = new URL(link)
  if (protocol !== 'https:' || username || password || port) return false
  const host = hostname.replace(/\.$/, '')
  return host.includes('.') && !ADDRESS.test(host) && !LOCAL.test(host)
}
