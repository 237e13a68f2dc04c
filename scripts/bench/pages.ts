import { CATALOGUE, QUIZ } from '#games/catalogue.ts'
import { weighPage } from './page-weight.ts'

const STATIC_BUDGET_KB = 10
const HOME_BUDGET_KB = 15
const HUB_BUDGET_KB = 11
const GAME_BUDGET_KB = 90

/** Pages that list a mode's parts and have no game; one part stands for all. */
const PART_PAGES = new Map([['/pixels/themes', '/pixels/themes/arsenal']])

/** Pages with a game in them. */
export const GAME_PAGES: readonly string[] = [
  ...new Set(CATALOGUE.flatMap(({ modes }) => modes.map(({ path }) => PART_PAGES.get(path) ?? path))),
]
/** The live match: at most as heavy as a game, and without a pack of names. */
export const LIVE_PAGES: readonly string[] = [QUIZ.play]
/** Pages without any external script; a game's first page may be the game itself. */
export const STATIC_PAGES: readonly string[] = [
  '/',
  QUIZ.path,
  ...CATALOGUE.map(({ path }) => path).filter((path) => !GAME_PAGES.includes(path)),
  ...PART_PAGES.keys(),
  ...['/privacy', '/terms', '/contact'],
]

/** Static pages of which no word can wait. */
const LONG_PAGES = ['/privacy', '/contact']

/** A row per page: its parts and budget, in KB. */
export function weightRows(client: string): string[][] {
  const budgets = [
    ...STATIC_PAGES.map((path) => [path, budgetOf(path)] as const),
    ...[...GAME_PAGES, ...LIVE_PAGES].map((path) => [path, GAME_BUDGET_KB] as const),
  ]
  return budgets.map(([path, budget]) => {
    const { html, css, js, inline, total } = weighPage(client, path)
    return [path, ...[html, css, js, inline, total].map(kilobytes), String(budget)]
  })
}

function budgetOf(path: string): number {
  if (path === '/') return HOME_BUDGET_KB
  return isHub(path) || LONG_PAGES.includes(path) ? HUB_BUDGET_KB : STATIC_BUDGET_KB
}

const isHub = (path: string) => path === QUIZ.path || CATALOGUE.some((game) => game.path === path)
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
