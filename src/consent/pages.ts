const LOCALE = '(?:/(?:fr|es))?'
/** Pages that may hold a mail link or an account. */
const PRIVATE = new RegExp(`^${LOCALE}/(?:profile|reset-password|admin|submissions)(?:/|$)`)
/** Addresses that contain a code. */
const CODED = new RegExp(`^(${LOCALE}/[cs])/.+`)

/** False on pages where nothing foreign may run. */
export const isMeasurable = (path: string): boolean => !PRIVATE.test(path)

/** True when an address contains nothing but the page: a tag manager reads it without asking us. */
export const isPlain = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  search === '' && !CODED.test(pathname)

/** The address without query, fragment and code, as it may be counted. */
export function cleanAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(CODED, '$1')
}
