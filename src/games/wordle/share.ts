import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { PRODUCT_NAME } from '#core/product.ts'
import type { Tile, View } from './engine/index.ts'
import { MAX_GUESSES } from './engine/limits.ts'

/** What a result is told with; `title` is "no. 128", "Hard" ...; `streak` in days. */
export type Shared = {
  view: View
  title: string
  streak: number
  points: number
  address: string
  locale: Locale
  t: Messages<'wordle'>
  play: Messages<'play'>
}

export type Palette = 'usual' | 'contrast'

const SQUARES: Record<Palette, Record<Tile['state'], string>> = {
  usual: { ok: '🟩', near: '🟨', no: '⬛' },
  contrast: { ok: '🟦', near: '🟧', no: '⬛' },
}
const ARROWS = { up: '⬆️', down: '⬇️' } as const

/** The result in squares: no name, no spoiler. */
export function shareText(shared: Shared, palette: Palette): string {
  const { view, title, streak, points, address, locale, t } = shared
  const figures = [
    ...(streak > 0 ? [`🔥 ${number(locale, streak)}`] : []),
    ...(points > 0 ? [`+${number(locale, points)}`] : []),
  ]
  return [
    [`${PRODUCT_NAME} ${t.title} ${title}`, `${scoreOf(view)}/${MAX_GUESSES}`, ...marksOf(view)].join(' '),
    ...view.rows.map(({ tiles, twin }) => tiles.map((tile) => square(tile, palette)).join('') + (twin ? '👥' : '')),
    ...(figures.length > 0 ? [figures.join(' · ')] : []),
    address,
  ].join('\n')
}

/** The same in sentences, for who hears it. */
export function shareWords({ view, title, streak, points, address, locale, t, play }: Shared): string {
  const result = view.solved ? fill(t.shareSolved, { n: view.guesses, max: MAX_GUESSES }) : t.shareMissed
  const hints = view.hints.length > 0 ? [plural(locale, t.shareHints, view.hints.length)] : []
  return [
    `${[`${PRODUCT_NAME} ${t.title} ${title}`, result, ...hints].join(', ')}.`,
    ...view.rows.map((row, at) => rowWords(row, at + 1, t)),
    ...(streak > 0 ? [plural(locale, play.shareStreak, streak)] : []),
    ...(points > 0 ? [plural(locale, play.sharePoints, points)] : []),
    address,
  ].join('\n')
}

const scoreOf = ({ solved, guesses }: View): string => (solved ? String(guesses) : 'X')

const marksOf = ({ hints, gaveUp }: View): string[] => [...hints.map(() => '💡'), ...(gaveUp ? ['🏳️'] : [])]

function square(tile: Tile, palette: Palette): string {
  const arrow = tile.kind === 'age' && tile.arrow ? ARROWS[tile.arrow] : ''
  return SQUARES[palette][tile.state] + arrow
}

function rowWords({ tiles, twin }: View['rows'][number], n: number, t: Messages<'wordle'>): string {
  if (twin) return fill(t.shareTwin, { n })
  const marks = tiles.map((tile) => {
    const arrow = tile.kind === 'age' && tile.arrow ? ` (${t[`mark-${tile.arrow}`]})` : ''
    return `${t[tile.kind].toLowerCase()} ${t[`mark-${tile.state}`]}${arrow}`
  })
  return fill(t.shareGuess, { n, tiles: marks.join(', ') })
}

/** The preference `palette`: `contrast` asks for blue and orange. */
export const paletteOf = (preference: unknown): Palette => (preference === 'contrast' ? 'contrast' : 'usual')
