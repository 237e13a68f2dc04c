import { createHash } from 'node:crypto'
import { THEMES } from '#data/themes.ts'
import { CATALOGUE, QUIZ } from '#games/catalogue.ts'
import { LOCALES, localePath, type Locale } from '#i18n/locales.ts'
import { BOARD_PATHS } from './boards.ts'
import { guideOf, pageText, type GuideId } from './page-texts.ts'
import LEDGER from './sitemap-dates.json' with { type: 'json' }

/** Markdown pages of src/content/legal; their front matter has the day of the last change. */
const LEGAL_PAGES = ['privacy', 'terms', 'contact'] as const

/** Addresses that search engines may list, without language. */
export const SITEMAP_PATHS: readonly string[] = [
  ...new Set([
    ...['/', '/archive', '/credits', ...LEGAL_PAGES.map((page) => `/${page}`)],
    ...BOARD_PATHS,
    QUIZ.path,
    ...CATALOGUE.flatMap(({ path, modes }) => [path, ...modes.map((mode) => mode.path)]),
    ...THEMES.map((theme) => `/pixels/themes/${theme}`),
  ]),
]

/** Hash of a page's texts and the day they last changed, by address with language. */
export type Ledger = Record<string, { hash: string; date: string }>

const HASH_LENGTH = 12

/** Returns the ledger with `today` as the date of every page whose texts changed. */
export function renewedLedger(today: string, ledger: Ledger = LEDGER): Ledger {
  const entries = SITEMAP_PATHS.flatMap((path) =>
    LOCALES.map((locale) => {
      const [address, hash] = [localePath(locale, path), hashOf(locale, path)]
      const kept = ledger[address]
      return [address, kept?.hash === hash ? kept : { hash, date: today }] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** The day a page's texts last changed; undefined for an address that is not in the ledger. */
export const lastChange = (address: string): string | undefined => (LEDGER as Ledger)[address]?.date

function hashOf(locale: Locale, path: string): string {
  const id = path === '/' ? 'home' : path.slice(1)
  const guide = path === '/' || path === QUIZ.path || CATALOGUE.some((game) => game.path === path)
  const texts = [pageText(locale, path), guide ? guideOf(locale, id as GuideId) : null]
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, HASH_LENGTH)
}
