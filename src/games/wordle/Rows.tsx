import { useState } from 'react'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { Sign } from '#ui/Sign.tsx'
import { Tile } from '#ui/Tile.tsx'
import type { Tile as TileOf, View } from './engine/index.ts'
import { playerName, tileSays, tileText, type Words } from './words.ts'

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
        {club && <ClubCrest club={club} size={24} />}
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
