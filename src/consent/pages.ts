const LOCALE = '(?:/(?:fr|es))?'
/** Pages that may contain a mail link's code or account data. */
const PRIVATE = new RegExp(`^${LOCALE}/(?:profile|reset-password|admin|submissions)(?:/|$)`)
/** Addresses that contain a code. */
const CODED = new RegExp(`^(${LOCALE}/[cs])/.+`)

/** False on pages where no foreign script may run. */
export const isMeasurable = (path: string): boolean => !PRIVATE.test(path)

/** True when an address contains no query and no code, because a tag manager reads the address itself. */
export const isPlain = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  search === '' && !CODED.test(pathname)

/** The address without query, fragment and code, for counting. */
export function cleanAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(CODED, '$1')
}
