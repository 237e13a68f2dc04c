import { useState } from 'react'
import { Tile } from '#ui/Tile.tsx'
import type { View } from './engine/index.ts'
import { TileFace } from './TileFace.tsx'
import { playerName, tileSays, type Words } from './words.ts'

type Props = { rows: View['rows']; words: Words }

/** The guesses with their tiles, for a `Board`. Give it a new `key` per run. */
export function Rows({ rows, words }: Props) {
  // Rows of before a reload lie open already.
  const [known] = useState(rows.length)
  return rows.map((row, at) => <Guess key={row.player} row={row} words={words} flips={at >= known} />)
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
            <TileFace tile={tile} words={words} />
          </Tile>
        ))}
      </div>
    </div>
  )
}
