import { Check, X } from 'lucide-react'
import { fill } from '#i18n/format.ts'
import type { Standing, Words } from './words.ts'

/** One sign per round: found with which guess, or not. */
export function Marks({ row, rounds, t }: { row: Standing | undefined; rounds: number; t: Words['t']['rooms'] }) {
  if (!row) return null
  return (
    <ol className="marks">
      {Array.from({ length: rounds }, (_, at) => {
        const guess = row.solvedAt[at] ?? 0
        const Sign = guess > 0 ? Check : X
        return (
          <li key={at} data-s={guess > 0 ? 'ok' : 'no'}>
            <Sign className="i i-s" aria-hidden="true" />
            {guess > 0 && (
              <b className="num" aria-hidden="true">
                {guess}
              </b>
            )}
            <span className="vh">
              {fill(t.roundOf, { n: at + 1, max: rounds })}:{' '}
              {guess > 0 ? fill(t.solvedAtSays, { n: guess }) : t.notSolved}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
