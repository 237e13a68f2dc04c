import type { BoardPage, OwnStanding } from '#contracts/boards.ts'
import { fill } from '#i18n/format.ts'
import { all } from '../fill.ts'
import { progress } from '../page.ts'
import { drawFace, emptyStep, gapRow, ghostRow, rowOf, stepOf, setText } from './draw.ts'
import { ghostOf, type Ghost } from './ghost.ts'
import { emptyText, endsAndPlayers, figure, gapText, isNow, ordinal, periodName, type Words } from './words.ts'

const PODIUM = 3
/** Percentage up to which "among the best ... %" is shown. */
const HALF = 50

/** A board, the player's standing, and the time at which both were read, ms. */
export type Shown = { page: BoardPage; own: OwnStanding | null; at: number }

/** Empties the board. */
export const clear = (root: HTMLElement) => {
  root.querySelector('tbody')!.replaceChildren()
  drawPodium(root, [])
  for (const part of all('[data-dock],[data-unnamed]', root)) part.hidden = true
  for (const part of ['gap', 'percent']) setText(root, part, '')
}

/** Draws rows, podium, own place and period. */
export function drawBoard(root: HTMLElement, words: Words, { page, own, at }: Shown) {
  clear(root)
  const name = periodName(page, words, at)
  setText(root, 'period', name)
  setText(root, 'caption', name)
  setText(root, 'ends', endsAndPlayers(page, words, at))
  for (const arrow of all<HTMLAnchorElement>('[data-go]', root)) {
    const of = page[arrow.dataset['go'] as 'next' | 'previous']
    if (of === null) arrow.removeAttribute('href')
    else arrow.href = `?period=${page.period}&of=${of}`
    arrow.ariaDisabled = of === null ? 'true' : null
    // Without an address the arrow keeps its link role, so that it is announced as disabled.
    arrow.role = of === null ? 'link' : null
  }
  root.dataset['state'] = page.rows.length > 0 ? 'shown' : 'empty'
  setText(root, 'empty', emptyText(page, words))
  setText(root, 'first', isNow(page, at) ? words.first : '')
  for (const link of all('[data-start],[data-closes]', root)) link.hidden = !isNow(page, at)
  const ghost = isNow(page, at) ? ghostOf(page, progress()) : null
  drawRows(root, words, page, own, ghost)
  drawOwn(root, words, page, own, at)
  const would = ghost && fill(words.would, { points: figure(ghost.score), rank: ordinal(words, ghost.rank) })
  setText(root, 'own-visitor', would ?? words.visitor)
}

function drawRows(root: HTMLElement, words: Words, page: BoardPage, own: OwnStanding | null, ghost: Ghost | null) {
  const place = own?.standing?.place
  const isOwn = (at: number) => place === at + 1 && page.rows[at]!.score === own?.standing?.score
  const moves = page.rows.some(({ before }) => before !== null)
  const rows = page.rows.map((line, at) => rowOf(root, line, words, isOwn(at), moves))
  const steps = page.rows
    .slice(0, PODIUM)
    .map((line, at) => stepOf(root, line, words, isOwn(at), ordinal(words, line.rank)))
  const last = page.rows.at(-1)
  const near = own?.standing && place === null && last ? own.near : []
  if (near.length > 0 && near[0]!.rank > last!.rank + 1) {
    const between = { from: figure(last!.rank + 1), to: figure(near[0]!.rank - 1) }
    rows.push(gapRow(root, fill(words.between, between)))
  }
  rows.push(...near.map((line) => rowOf(root, line, words, line.own, false)))
  // Rows of podium places are hidden, so the dock shows such a place.
  if (ghost && ghost.rank > PODIUM) rows.splice(ghost.rank - 1, 0, ghostRow(root, ghost.score, words))
  root.querySelector('tbody')!.replaceChildren(...rows)
  drawPodium(root, steps)
}

/** Draws a fixed number of steps, so that nothing below moves. */
function drawPodium(root: HTMLElement, steps: readonly HTMLElement[]) {
  const empty = Array.from({ length: PODIUM - steps.length }, (_, at) => emptyStep(root, steps.length + at + 1))
  root.querySelector('[data-podium]')!.replaceChildren(...steps, ...empty)
}

function drawOwn(root: HTMLElement, words: Words, page: BoardPage, own: OwnStanding | null, at: number) {
  const standing = own?.standing
  const dock = root.querySelector<HTMLElement>('[data-dock]')!
  const which = !progress().signedIn ? 'visitor' : standing ? 'standing' : 'none'
  for (const part of all('[data-own]', dock)) part.hidden = part.dataset['own'] !== which
  dock.hidden = false
  setText(dock, 'own-none', isNow(page, at) ? words.notYet : words.notThen)
  root.querySelector<HTMLElement>('[data-unnamed]')!.hidden = !(own?.standing && !own.named)
  if (!own || !standing) return
  setText(dock, 'own-rank', figure(standing.rank))
  setText(dock, 'own-gap', gapText(standing, words))
  setText(dock, 'own-score', figure(standing.score))
  const mine = own.near.find((line) => line.own)
  if (mine) drawFace(dock, mine)
  if (isNow(page, at)) {
    const { percent } = standing
    setText(root, 'gap', gapText(standing, words))
    const second = standing.rank === 1 && page.rows[1]
    if (second && second.score < standing.score) {
      const [count, name] = [figure(standing.score - second.score), second.username ?? words.somebody]
      setText(root, 'percent', fill(words.ahead, { count, name }))
    } else if (percent !== null && percent <= HALF)
      setText(root, 'percent', fill(words.percent, { count: figure(percent) }))
  }
  hideWhileSeen(root, dock)
}

let watching: IntersectionObserver | undefined

/** Hides the docked row while the player's own row is in view. */
function hideWhileSeen(root: HTMLElement, dock: HTMLElement) {
  watching?.disconnect()
  const seen = new Set<Element>()
  const look: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    dock.toggleAttribute('data-away', seen.size > 0)
  }
  // Excludes the area under the tab bar.
  watching = new IntersectionObserver(look, { rootMargin: '0px 0px -64px' })
  dock.removeAttribute('data-away')
  for (const line of all('[data-mine]', root)) watching.observe(line)
}
