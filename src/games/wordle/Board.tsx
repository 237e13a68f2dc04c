import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { ClubBadge } from '#ui/ClubBadge.tsx'
import { Pips } from '#ui/Pips.tsx'
import { Sign } from '#ui/Sign.tsx'
import { Tile } from '#ui/Tile.tsx'
import type { Messages } from '#i18n/messages/index.ts'
import type { Tile as TileOf, View } from './engine/index.ts'
import { MAX_GUESSES } from './engine/limits.ts'
import { kindsOf } from './known.ts'
import { playerName, tileSays, tileText, type Words } from './words.ts'

type Props = {
  /** Null while it loads: the empty board has the same shape. */
  view: Pick<View, 'rows' | 'guesses' | 'hard' | 'over'> | null
  words: Words | null
  t: Messages<'wordle'>
  /** "Guess {n} of {max}". */
  guessOf: string
}

const EMPTY: NonNullable<Props['view']> = { rows: [], guesses: 0, hard: false, over: false }

/** The guesses with their tiles, and thin rows for those to come. Give it a new `key` per run. */
export function Board({ view, words, t, guessOf }: Props) {
  const { rows, guesses, hard, over } = view ?? EMPTY
  const kinds = kindsOf(hard)
  // Rows of before a reload lie open already.
  const [known] = useState(rows.length)
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
          {words && rows.map((row, at) => <Guess key={row.player} row={row} words={words} flips={at >= known} />)}
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

function Guess({ row, words, flips }: { row: View['rows'][number]; words: Words; flips: boolean }) {
  return (
    <div className="guess" role="row">
      <p className="who" role="rowheader">
        <span>{playerName(row.player, words)}</span>
        {row.twin && <span className="chip chip-c">{words.t.twin}</span>}
      </p>
      <div className="tiles">
        {row.tiles.map((tile, at) => (
          <Tile key={tile.kind} state={tile.state} says={tileSays(tile, words)} order={at} flips={flips}>
            <Face tile={tile} words={words} />
          </Tile>
        ))}
      </div>
    </div>
  )
}

function Face({ tile, words }: { tile: TileOf; words: Words }) {
  const { pack } = words
  const text = tileText(tile, words)
  if (tile.kind === 'club') {
    const club = tile.value === null ? undefined : pack.clubs.get(tile.value)
    return (
      <>
        {club && <ClubBadge club={club} size={22} />}
        <span className="nm">{text}</span>
      </>
    )
  }
  if (tile.kind === 'nation') {
    const flag = pack.countries.get(tile.value)?.flag
    return (
      <>
        <img className="flag" src={`/flags/${flag}.svg`} alt="" width={28} height={19} />
        {text}
      </>
    )
  }
  if (tile.kind !== 'age') return <span className="ab">{text}</span>
  return (
    <span className="age">
      <b className="num">{text}</b>
      {tile.arrow && <Sign name={tile.arrow} className="i i-s" />}
    </span>
  )
}
