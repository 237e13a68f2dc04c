import type { Messages } from '#i18n/messages/index.ts'
import type { IconName } from './icons.ts'

/** `words` is a key of common.json. */
type SiteLink = { path: string; words: keyof Messages<'common'> & ('games' | 'table' | 'archive'); icon: IconName }

/** Main navigation: in the header on wide screens, in the tab bar on phones. */
export const SITE_LINKS: readonly SiteLink[] = [
  { path: '/', words: 'games', icon: 'shirt' },
  { path: '/table', words: 'table', icon: 'trophy' },
  { path: '/archive', words: 'archive', icon: 'calendar' },
]

/** Returns `aria-current` for a link on the page at `path`: the page itself, or a page below it. */
export const currentOf = ({ path: to }: SiteLink, path: string): 'page' | 'true' | undefined =>
  path === to ? 'page' : to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined
