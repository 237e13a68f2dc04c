import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { Tile, View } from '../../rules/engine.ts'
import { MAX_GUESSES } from '../../rules/terms.ts'
import type { GameWords } from '#play/game.ts'

const SQUARES: Record<Palette, Record<Tile['state'], string>> = {
  usual: { ok: '🟩', near: '🟨', no: '⬛' },
  contrast: { ok: '🟦', near: '🟧', no: '⬛' },
}
const ARROWS = { up: '⬆️', down: '⬇️' } as const

/** A row of squares per guess, with the arrows of the age; the same in sentences. */
export function tell(view: View, palette: Palette, locale: Locale, t: GameWords<'wordle'>): Told {
  const { solved, guesses, gaveUp, hints, rows } = view
  const result = solved ? fill(t.shareSolved, { n: guesses, max: MAX_GUESSES }) : t.shareMissed
  return {
    score: `${solved ? guesses : 'X'}/${MAX_GUESSES}`,
    marks: [...hints.map(() => '💡'), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: rows.map(({ tiles, twin }) => tiles.map((tile) => square(tile, palette)).join('') + (twin ? '👥' : '')),
    inWords: [
      [result, ...(hints.length > 0 ? [plural(locale, t.shareHints, hints.length)] : [])].join(', '),
      ...rows.map((row, at) => rowWords(row, at + 1, t)),
    ],
  }
}

function square(tile: Tile, palette: Palette): string {
  const arrow = tile.kind === 'age' && tile.arrow ? ARROWS[tile.arrow] : ''
  return SQUARES[palette][tile.state] + arrow
}

function rowWords({ tiles, twin }: View['rows'][number], n: number, t: GameWords<'wordle'>): string {
  if (twin) return fill(t.shareTwin, { n })
  const marks = tiles.map((tile) => {
    const arrow = tile.kind === 'age' && tile.arrow ? ` (${t[`mark-${tile.arrow}`]})` : ''
    return `${t[tile.kind].toLowerCase()} ${t[`mark-${tile.state}`]}${arrow}`
  })
  return fill(t.shareGuess, { n, tiles: marks.join(', ') })
}
