import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { middle } from './collisions.ts'
import { onCard, TRAY } from './terms.ts'

type Step = { by: 1 | -1; rows: boolean }

/** By key: along the cards in the order of reading, or a row up and down. */
const STEPS: Record<string, Step> = {
  ArrowRight: { by: 1, rows: false },
  ArrowLeft: { by: -1, rows: false },
  ArrowDown: { by: 1, rows: true },
  ArrowUp: { by: -1, rows: true },
}

/** Carries a crest from open card to open card; the first arrow goes to the first one, or back to the last. */
export const toNextCard: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code]
  if (!step || !context.collisionRect) return undefined
  event.preventDefault()
  const cards = context.droppableContainers
    .getEnabled()
    .flatMap(({ id, node }) => (id !== TRAY && node.current ? { at: onCard({ id })!, element: node.current } : []))
    .toSorted((one, other) => one.at - other.at)
  const now = cards.findIndex(({ at }) => at === onCard(context.over))
  const lefts = cards.map(({ element }) => element.getBoundingClientRect().left)
  const next = cards[targetOf(now, step, lefts)]
  if (!next) return undefined
  next.element.scrollIntoView({ block: 'nearest' })
  const there = middle(next.element.getBoundingClientRect())
  const { width, height } = context.collisionRect
  return { x: there.x - width / 2, y: there.y - height / 2 }
}

/** From `now` (-1: none yet) by a step, among cards with these left edges; at an end it stays. */
export function targetOf(now: number, { by, rows }: Step, lefts: readonly number[]): number {
  const last = lefts.length - 1
  if (now < 0) return by > 0 ? 0 : last
  if (!rows) return Math.min(last, Math.max(0, now + by))
  for (let at = now + by; at >= 0 && at <= last; at += by) if (lefts[at] === lefts[now]) return at
  return now
}
