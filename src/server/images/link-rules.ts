import { HttpError } from '#server/http-error.ts'

/** Predicate over allowed hosts. */
export type HostRule = (address: URL) => boolean

const MAX_LETTERS = 2048
const PRINTABLE = /^[\x21-\x7e]+$/
/** Labels of letters, digits and hyphens; the last of letters only, which excludes IP numbers. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
/** Names of private networks, refused even when they resolve. */
const NEARBY = /\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/

/**
 * Parses a link to a foreign picture. Throws `link-refused` for anything but a plain https address of a named host: no
 * user, other port, IP number or alternative spelling.
 */
export function foreignLink(text: string, hosts: HostRule): URL {
  const address = parsed(text)
  if (address.protocol !== 'https:' || address.port !== '') throw refused('Only https at its usual port')
  const { hostname } = address
  if (!HOST_NAME.test(hostname) || NEARBY.test(hostname)) throw refused('The host has no public name')
  // Punycode can imitate a known name.
  if (/(?:^|\.)xn--/.test(hostname)) throw refused('The name of the host is encoded')
  if (!hosts(address)) throw refused('This host is not on the list')
  return address
}

/** Accepts only an address that all parsers read the same way: its host appears verbatim in the text. */
export function parsed(text: string): URL {
  if (text.length > MAX_LETTERS || !PRINTABLE.test(text) || !URL.canParse(text)) throw refused('This is no address')
  const address = new URL(text)
  const start = `${address.protocol}//${address.host}`
  const [written, after] = [text.slice(0, start.length).toLowerCase(), text.charAt(start.length)]
  if (written !== start || !['', '/', '?', '#'].includes(after)) throw refused('The host is spelled in an odd way')
  return address
}

export const refused = (why: string) => new HttpError('link-refused', why)
