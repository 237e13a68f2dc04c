import { createHash } from 'node:crypto'
import { CATALOGUE, QUIZ } from '#games/catalogue.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { cardSvg, type Card } from '#pictures/card/card.ts'

/** Pages with a share card of their own; a page below one shares it, every other page has that of the home page. */
const HOME = 'home'
const OTHERS = { quiz: QUIZ.path, table: '/table', archive: '/archive', league: '/league' } as const
export const CARD_NAMES: readonly string[] = [HOME, ...CATALOGUE.map(({ id }) => id), ...Object.keys(OTHERS)]

export type PageCard = { file: string; svg: string }

const LETTERS = { g: 'good', f: 'fair', '-': 'closed' } as const
/** Four weeks of an archive, some days of them missed. */
const MONTH = {
  kind: 'grid',
  rows: ['gggfggg', 'gg-gfgg', 'fggggg-', 'ggfgggg'].map((week) =>
    [...week].map((day) => LETTERS[day as keyof typeof LETTERS]),
  ),
  contrast: false,
} as const

const CARDS = new Map<string, PageCard>()

/** The card of a page kind; its file name changes with the drawing. */
export function pageCard(locale: Locale, name: string): PageCard {
  const key = `${locale}/${name}`
  const known = CARDS.get(key)
  if (known) return known
  const svg = cardSvg(contentOf(locale, name))
  const card = { svg, file: `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.png` }
  CARDS.set(key, card)
  return card
}

/** Address of the card of the page at `path`. */
export function cardPath(locale: Locale, path: string): string {
  const roots = [...CATALOGUE.map(({ id, path: root }) => [id, root] as const), ...Object.entries(OTHERS)]
  const [name = HOME] = roots.find(([, root]) => path === root || path.startsWith(`${root}/`)) ?? []
  return `/og/${locale}/${pageCard(locale, name).file}`
}

function contentOf(locale: Locale, name: string): Card {
  const t = messages(locale, 'cards')
  const pages = messages(locale, 'pages')
  const games: Record<string, string> = messages(locale, 'games')
  const game = CATALOGUE.find(({ id }) => id === name)
  if (game) {
    const trophy = { kind: 'shirt', number: game.number, hook: games[`hook-${name}`]! } as const
    return { title: games[name]!, note: t.free, trophy }
  }
  const podium = { kind: 'podium' } as const
  if (name === 'quiz') return { title: messages(locale, 'quiz').title, note: t.free, trophy: podium, night: true }
  if (name === 'table') return { title: messages(locale, 'common').table, note: t.free, trophy: podium }
  if (name === 'league') return { title: messages(locale, 'league').title, note: t.leagueHook, trophy: podium }
  if (name === 'archive') return { title: messages(locale, 'common').archive, note: t.free, trophy: MONTH }
  const marks = CATALOGUE.map(() => 'good' as const)
  return { title: pages['/'].h1, note: t.newGames, trophy: { kind: 'team', marks, contrast: false } }
}
