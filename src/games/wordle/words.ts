import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords, PlayWords } from '#play/game.ts'
import type { PackClub } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import type { Foot } from '#data/types.ts'
import { clubCode, clubTile } from '#play/club-tile.ts'
import { clubName, leagueName, nationName, playerName, type Names } from '#play/football-words.ts'
import type { Hint, Tile, View } from './rules/engine.ts'

export { clubName, listOf, nationName, playerName } from '#play/football-words.ts'

/** Words of the game and of football, and names of clubs and nations. */
export type Words = Names & { t: GameWords<'wordle'> }

type Shown = { pack: Pack; locale: Locale; t: Pick<PlayWords<GameWords<'wordle'>>, 'football' | 'own'> }

/** Words from the props of a component. */
export const wordsOf = ({ pack, locale, t: { football, own } }: Shown): Words => ({ pack, locale, football, t: own })

/** Short text for a tile; `compact`: earlier rows show clubs as codes. */
export function tileText(tile: Tile, words: Words, compact = false): string {
  const { football, pack } = words
  switch (tile.kind) {
    case 'club':
      return tile.value === null ? football.noClub : clubText(pack.clubs.get(tile.value), tile.value, compact)
    case 'nation':
      return pack.countries.get(tile.value)?.short ?? tile.value
    case 'league':
      return tile.value === null ? '–' : football[`abbr-${tile.value}`]
    case 'role':
      return football[`short-${tile.value}`]
    case 'age':
      return tile.value === null ? '?' : String(tile.value)
  }
}

function clubText(club: PackClub | undefined, id: string, compact: boolean): string {
  if (!club) return id
  return compact ? clubCode(club) : clubTile(club)
}

/** Full name for sentences. */
export function tileName(tile: Tile, words: Words): string {
  const { football } = words
  switch (tile.kind) {
    case 'club':
      return clubName(tile.value, words)
    case 'nation':
      return nationName(tile.value, words)
    case 'league':
      return leagueName(tile.value, words)
    case 'role':
      return football[`role-${tile.value}`]
    case 'age':
      return tile.value === null ? football.unknownAge : String(tile.value)
  }
}

/** "Club Inter: near, he played there before". */
export function tileLabel(tile: Tile, words: Words): string {
  const { t } = words
  const state = tile.state === 'near' ? t[`near-${tile.kind}`] : t[tile.state]
  const sentence = fill(t.tile, { kind: t[tile.kind], value: tileName(tile, words), state })
  return tile.kind === 'age' && tile.arrow ? `${sentence}, ${t[tile.arrow]}` : sentence
}

/** One sentence per row for the live region. */
export function rowText({ player, tiles, twin }: View['rows'][number], words: Words): string {
  const list = tiles.map((tile) => tileLabel(tile, words)).join(', ')
  const sentence = fill(words.t.saysRow, { name: playerName(player, words), tiles: list })
  return twin ? `${sentence} ${words.t.saysTwin}` : sentence
}

export function hintText(hint: Hint, words: Words): string {
  const { t, football } = words
  switch (hint.kind) {
    case 'shirt':
      return fill(t['hint-shirt'], { foot: football[`foot-${hint.foot as Foot}`], number: hint.number })
    case 'first-club':
      return fill(t['hint-first-club'], { club: clubName(hint.club, words) })
    case 'initials':
      return fill(t['hint-initials'], { letters: hint.letters.map((letter) => `${letter}.`).join(' ') })
  }
}
