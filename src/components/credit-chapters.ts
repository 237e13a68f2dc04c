import type { Messages } from '#i18n/messages/index.ts'

type Link = { name: string; href: string }
export type Chapter = { id: string; title: string; text: string; links: Link[] }

/**
 * Splits the credits into the site's own work and the work of others; names of works and licences are not translated.
 */
export const chaptersOf = (t: Messages<'credits'>): Chapter[] => [
  { id: 'own', title: t.ownTitle, text: t.own, links: [] },
  {
    id: 'emblems',
    title: t.emblemsTitle,
    text: t.emblems,
    links: [
      { name: 'game-icons.net', href: 'https://game-icons.net' },
      { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' },
    ],
  },
  {
    id: 'flags',
    title: t.flagsTitle,
    text: t.flags,
    links: [
      { name: 'country-flag-icons', href: 'https://gitlab.com/catamphetamine/country-flag-icons' },
      { name: 'MIT', href: '/flags/LICENSE.txt' },
    ],
  },
  {
    id: 'type',
    title: t.typeTitle,
    text: t.type,
    links: [
      { name: 'Bricolage Grotesque', href: 'https://github.com/ateliertriay/bricolage' },
      { name: 'Figtree', href: 'https://github.com/erikdkennedy/figtree' },
      { name: 'SIL OFL 1.1', href: 'https://openfontlicense.org' },
    ],
  },
  {
    id: 'icons',
    title: t.iconsTitle,
    text: t.icons,
    links: [
      { name: 'Lucide', href: 'https://lucide.dev' },
      { name: 'ISC', href: 'https://lucide.dev/license' },
    ],
  },
]
