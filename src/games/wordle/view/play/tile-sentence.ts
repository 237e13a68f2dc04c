import { fill } from '#i18n/format.ts'
import type { Tile } from '../../rules/engine.ts'
import { tileName, type Words } from '../../words.ts'

/** What a tile says when it is tapped: "Near. He was at Manchester City before, not now." */
export function tileSentence(tile: Tile, hard: boolean, words: Words): string {
  return fill(words.t[keyOf(tile, hard)], { value: tileName(tile, words) })
}

type Key = Extract<keyof Words['t'], `tells-${string}`>

function keyOf(tile: Tile, hard: boolean): Key {
  if (tile.kind === 'club' && tile.value === null && tile.state === 'no') return 'tells-club-none'
  if (tile.kind === 'league' && tile.value === null) return 'tells-league-none'
  if (tile.kind === 'age') return ageKeyOf(tile)
  const state = tile.kind === 'league' && tile.state === 'near' ? 'no' : tile.state
  if (state === 'no' && hard && tile.kind !== 'league') return `tells-${tile.kind}-hard`
  return `tells-${tile.kind}-${state}` as Key
}

function ageKeyOf({ state, arrow }: Extract<Tile, { kind: 'age' }>): Key {
  if (state === 'ok') return 'tells-age-ok'
  return arrow ? `tells-age-${state}-${arrow}` : 'tells-age-unknown'
}
