import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { Pips } from '#ui/Pips.tsx'
import type { Messages } from '#i18n/messages/index.ts'
import type { View } from './engine/index.ts'
import { MAX_GUESSES } from './engine/limits.ts'
import { kindsOf } from './kinds.ts'

type Props = {
  /** Null while it loads: the empty board has the same shape. */
  view: Pick<View, 'guesses' | 'hard' | 'over'> | null
  /** `Rows`; null while they load. */
  children: ReactNode
  t: Messages<'wordle'>
  /** "Guess {n} of {max}". */
  guessOf: string
}

const EMPTY: NonNullable<Props['view']> = { guesses: 0, hard: false, over: false }

/** A head, the guesses, and thin rows for those to come. */
export function Board({ view, children, t, guessOf }: Props) {
  const { guesses, hard, over } = view ?? EMPTY
  const kinds = kindsOf(hard)
  return (
    <>
      <div className="row between">
        <p className="b n">{fill(guessOf, { n: Math.min(guesses + 1, MAX_GUESSES), max: MAX_GUESSES })}</p>
        <Pips used={guesses} max={MAX_GUESSES} over={over} />
      </div>
      <div className="board" data-tiles={kinds.length} role="table" aria-label={t.board}>
        <div role="rowgroup">
          <div className="head5" role="row">
            <span className="vh" role="columnheader">
              {t.player}
            </span>
            {kinds.map((kind) => (
              <span key={kind} role="columnheader">
                {t[kind]}
              </span>
            ))}
          </div>
        </div>
        <div className="guesses" role="rowgroup">
          {children}
        </div>
        <div className="ghosts" aria-hidden="true">
          {Array.from({ length: over ? 0 : MAX_GUESSES - guesses }, (_, at) => (
            <div key={at} className="ghost">
              {kinds.map((kind) => (
                <i key={kind} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
