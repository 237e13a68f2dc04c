import { fill } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import type { Row } from '../../rules/engine.ts'

type Years = Pick<Row, 'from' | 'to' | 'current'>

/** "2013–2016", "2023–"; empty in hard. */
export function yearsOf({ from, to, current }: Years): string {
  if (from === null) return ''
  if (current || to === null) return `${from}–`
  return from === to ? `${from}` : `${from}–${to}`
}

/** "2013 to 2016", for screen readers. */
export function yearsSaid({ from, to, current }: Years, own: Pick<GameWords<'career-path'>, 'since' | 'span'>): string {
  if (from === null) return ''
  if (current || to === null) return fill(own.since, { from })
  return from === to ? `${from}` : fill(own.span, { from, to })
}
