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
  const games: Record<string, string> = messages(locale, 'games')
  const game = CATALOGUE.find(({ id }) => id === name)
  const free = { note: t.free } as const
  if (game) {
    const { id, number } = game
    return { ...free, title: games[id]!, hook: games[`hook-${id}`]!, number, trophy: { kind: 'asked', game: id } }
  }
  const { table, archive } = messages(locale, 'common')
  if (name === 'quiz') {
    const { title } = messages(locale, 'quiz')
    return { ...free, title, hook: t.quizHook, trophy: { kind: 'podium' }, night: true }
  }
  if (name === 'table') return { ...free, title: table, hook: t.tableHook, trophy: { kind: 'table' } }
  if (name === 'archive') return { ...free, title: archive, hook: t.archiveHook, trophy: { kind: 'calendar' } }
  if (name === 'league') {
    const { title } = messages(locale, 'league')
    return { ...free, title, hook: t.leagueHook, trophy: { kind: 'cup' } }
  }
  const { h1 } = messages(locale, 'pages')['/']
  return { title: null, note: h1, trophy: { kind: 'team', marks: null, contrast: false } }
}
