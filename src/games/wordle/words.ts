import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Pack } from '#search/pack.ts'
import type { Answer, Hint, Tile, View } from './engine/index.ts'

/** What the game says with: the words of the language, and the names of clubs and nations. */
export type Words = { locale: Locale; t: Messages<'wordle'>; pack: Pack }

type Key = keyof Messages<'wordle'>

/** The short form that fits a tile. */
export function tileText(tile: Tile, words: Words): string {
  const { t, pack } = words
  switch (tile.kind) {
    case 'club':
      return tile.value === null ? t.noClub : (pack.clubs.get(tile.value)?.shortName ?? tile.value)
    case 'nation':
      return pack.countries.get(tile.value)?.short ?? tile.value
    case 'league':
      return tile.value === null ? '–' : t[`abbr-${tile.value}`]
    case 'role':
      return t[`short-${tile.value}`]
    case 'age':
      return tile.value === null ? '?' : String(tile.value)
  }
}

/** The name in full, for sentences. */
export function tileName(tile: Tile, words: Words): string {
  const { t } = words
  switch (tile.kind) {
    case 'club':
      return tile.value === null ? t.noClub : clubName(tile.value, words)
    case 'nation':
      return nationName(tile.value, words)
    case 'league':
      return tile.value === null ? t.noLeague : t[`league-${tile.value}`]
    case 'role':
      return t[`role-${tile.value}`]
    case 'age':
      return tile.value === null ? t.unknownAge : String(tile.value)
  }
}

export const clubName = (id: string, { pack }: Words): string => pack.clubs.get(id)?.name ?? id

export const nationName = (code: string, { pack, locale }: Words): string =>
  pack.countries.get(code)?.names[locale] ?? code

export const playerName = (id: string, { pack }: Words): string => pack.byId.get(id)?.name ?? id

/** "Club Inter: near, he played there before". */
export function tileSays(tile: Tile, words: Words): string {
  const { t } = words
  const state = tile.state === 'near' ? t[`near-${tile.kind}`] : t[tile.state]
  const sentence = fill(t.tile, { kind: t[tile.kind], value: tileName(tile, words), state })
  return tile.kind === 'age' && tile.arrow ? `${sentence}, ${t[tile.arrow]}` : sentence
}

/** One sentence for a row, as the live region speaks it. */
export function rowSays({ player, tiles, twin }: View['rows'][number], words: Words): string {
  const list = tiles.map((tile) => tileSays(tile, words)).join(', ')
  const sentence = fill(words.t.saysRow, { name: playerName(player, words), tiles: list })
  return twin ? `${sentence} ${words.t.saysTwin}` : sentence
}

export function hintText(hint: Hint, words: Words): string {
  const { t } = words
  switch (hint.kind) {
    case 'shirt':
      return fill(t['hint-shirt'], { foot: t[`foot-${hint.foot}` as Key] as string, number: hint.number })
    case 'first-club':
      return fill(t['hint-first-club'], { club: hint.club === null ? t.noClub : clubName(hint.club, words) })
    case 'initials':
      return fill(t['hint-initials'], { letters: hint.letters.map((letter) => `${letter}.`).join(' ') })
  }
}

/** "Right back, Paris Saint-Germain". */
export function answerLine({ position, role, club }: Answer, words: Words): string {
  const { t } = words
  const place = (position && (t[`pos-${position}` as Key] as string | undefined)) ?? t[`role-${role}`]
  return club === null ? place : fill(t.line, { position: place, club: clubName(club, words) })
}

/** How it ended, in football words. */
export function resultText({ solved, gaveUp, guesses }: View, t: Messages<'wordle'>): string {
  if (gaveUp) return t.gaveUp
  return solved ? (t[`in-${guesses}` as Key] as string) : t.missedIt
}

/** "Inter, PSG and Real Madrid"; `or` for what may be. */
export const listOf = (names: readonly string[], locale: Locale, type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(locale, { type }).format(names)
