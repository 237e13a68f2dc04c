import type { Messages } from '#i18n/messages/index.ts'
import type { IconName } from './icons.ts'

/** `words` is a key of common.json. */
type SiteLink = { path: string; words: keyof Messages<'common'> & ('games' | 'archive'); icon: IconName }

/** The ways through the site: in the header of wide screens, in the tab bar of phones. */
export const SITE_LINKS: readonly SiteLink[] = [
  { path: '/', words: 'games', icon: 'shirt' },
  { path: '/archive', words: 'archive', icon: 'calendar' },
]
