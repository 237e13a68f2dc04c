import type { Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { countsOf, nextUnsolved, type Standing } from './states.ts'
import type { View } from './view.ts'
import type { Speech } from './words.ts'

const part = <Part extends HTMLElement>(root: ParentNode, selector: string) => root.querySelector<Part>(selector)!

/** Draws the opened day with its games, the link to the next unsolved game, and the repairable day. */
export function drawDay(page: HTMLElement, view: View, speech: Speech) {
  drawGames(page, view, speech)
  drawNext(page, view, speech)
  drawRepair(page, view, speech)
}

function drawGames(page: HTMLElement, view: View, speech: Speech) {
  const { day, gamesOn, countedOn, of } = view
  const { t, locale } = speech
  const panel = part(page, '[data-opened]')
  panel.hidden = day === null
  if (day === null) return
  const games = gamesOn(day)
  const counted = countedOn(day)
  const { solved } = countsOf(counted.map((game) => of(game, day).state))
  const isPlayable = view.playable.includes(day)
  part(panel, '[data-title]').textContent = speech.day(day)
  part(panel, '[data-solved]').textContent = fill(t.chip, {
    count: number(locale, solved),
    max: number(locale, counted.length),
  })
  part(panel, '[data-made-good]').hidden = !view.repaired.includes(day)
  part(panel, '[data-not-yet]').hidden = isPlayable
  for (const item of panel.querySelectorAll<HTMLElement>('[data-item]')) {
    const game = item.dataset['item'] as GameId
    const standing = of(game, day)
    item.hidden = !games.includes(game)
    part(item, '.shirt').dataset['s'] = standing.state
    part(item, 'small').textContent = labelOf(standing, item.dataset, t)
    const link = part<HTMLAnchorElement>(item, 'a')
    if (isPlayable) link.href = addressOf(page, view, game, day)
    else link.removeAttribute('href')
  }
}

/** "Found in 3" for a game played on its day; for archive runs, which earn no points, only won or lost. */
function labelOf({ state, result }: Standing, { won, lost }: DOMStringMap, t: Speech['t']): string {
  const sentence = state === 'solved' ? won : state === 'played' ? lost : undefined
  if (!result || !sentence || (result.points === 0 && sentence.includes('{points}'))) return t[state]
  return fill(sentence, { score: result.score, points: result.points })
}

function drawNext(page: HTMLElement, view: View, speech: Speech) {
  const next = nextUnsolved(view.playable, view.countedOn, view.day, view.of)
  const link = part<HTMLAnchorElement>(page, '[data-next]')
  link.hidden = next === null
  part(page, '[data-nothing]').hidden = next !== null
  if (!next) return
  link.href = addressOf(page, view, next.game, next.day)
  part(link, '.num').textContent = String(GAME_IDS.indexOf(next.game) + 1)
  part(link, '[data-label]').textContent = fill(speech.t.next, { game: speech.t.names[next.game]! })
  part(link, 'small').textContent = speech.day(next.day)
}

function drawRepair(page: HTMLElement, view: View, speech: Speech) {
  const { repair, allOn, of } = view
  const { t, locale } = speech
  const next = repair && nextUnsolved([repair.day], allOn, repair.day, of)
  const card = part(page, '[data-repair]')
  card.hidden = !next
  if (!next) return
  const label = { day: speech.shortDay(repair.day), until: speech.moment(repair.until) }
  part(card, '[data-says]').textContent = plural(locale, t.repairSays, repair.length, label)
  const link = part<HTMLAnchorElement>(card, 'a')
  link.href = addressOf(page, view, next.game, next.day)
  link.textContent = fill(t.repairPlay, { game: t.names[next.game]! })
}

/** Path of a game on a day; today's game has its own path. */
function addressOf(page: HTMLElement, { today }: View, game: GameId, day: Day): string {
  const { path = '' } = part(page, `[data-item="${game}"]`).dataset
  const locale = document.documentElement.lang as Parameters<typeof localePath>[0]
  return localePath(locale, day === today ? path : `${path}?date=${day}`)
}
