import type { PointLine } from '#core/points.ts'
import { fill } from './format.ts'

/** The words of a line of the points, from `messages/{locale}/play.json`: `line-solved-1` goes before `line-solved`. */
export function lineLabel(play: Record<string, unknown>, { key, count }: PointLine): string {
  const message = play[`line-${key}-${count}`] ?? play[`line-${key}`]
  return typeof message === 'string' ? fill(message, { count: count ?? '' }) : String(play.total ?? key)
}
