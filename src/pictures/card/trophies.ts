import type { GameId } from '#core/games.ts'
import type { SharedMark } from '#core/share-code.ts'
import { line } from './letters.ts'
import {
  broken,
  cellsOf,
  COLOURS,
  DARK,
  GRID_HEIGHT,
  GRID_TOP,
  INK,
  LEFT,
  MIDDLE,
  PINK,
  RIGHT,
  SHIRT,
  SIGNS,
  tile,
  WHITE,
  type Cell,
  type Colours,
  type Rows,
  type Tone,
} from './parts.ts'

/**
 * Trophies of the games while their day runs: the shape of the game with its marks, and nobody's face, crest or ground.
 * Every mark has its sign, so that none is told by colour alone.
 */

type Drawing = (rows: Rows, colours: Colours, tone: Tone) => string

const BOTTOM = GRID_TOP + GRID_HEIGHT

/** Columns of a row, from left to right: their height as a part of the whole. */
const RISING = (at: number, count: number) => 0.3 + (0.7 * (at + 1)) / count
const SKYLINE = [0.42, 0.62, 0.5, 0.74, 0.58, 0.86, 0.72, 0.95, 0.82, 1] as const
const skyline = (at: number) => SKYLINE[at % SKYLINE.length]!

const DRAWINGS: Record<GameId, Drawing> = {
  wordle,
  tictactoe: inCells((cell) => onCell(SHIRT, 96, cell, 0.72)),
  pixels: inCells((cell) => mosaic(cell.x, cell.y, cell.size)),
  statistics: inColumns(RISING),
  stadiums: inCells((cell) => onCell(STADIUM, 24, cell, 0.74)),
  split,
  age: inCells((cell) => onCell(CAKE, 24, cell, 0.7)),
  blur: inCells(blurred),
  'career-path': route,
  bingo,
  higherlower: inColumns(skyline),
  'back-four': (rows, _, tone) => plain(broken(rows), COLOURS.kits, tone),
}

/** Marks of a daily as its game draws them. */
export const trophyOfGame = (game: GameId, rows: Rows, colours: Colours, tone: Tone): string =>
  DRAWINGS[game](rows, colours, tone)

const plain = (rows: Rows, colours: Colours, tone: Tone, place?: { middle: number; width: number }): string =>
  cellsOf(rows, GRID_HEIGHT, place)
    .map(({ x, y, size, mark }) => tile(x, y, size, mark, colours, tone))
    .join('')

/** Drawn on 24 units. */
const STADIUM = 'M2 15C2 9.5 6.5 7 12 7s10 2.5 10 8v3.5H2ZM7 15c0-2.5 2.2-3.5 5-3.5s5 1 5 3.5Z'
const CAKE = 'M3 20v-6.5q0-1.5 1.5-1.5h6.5V8h2v4h6.5q1.5 0 1.5 1.5V20ZM12 3q2 2 0 4q-2-2 0-4Z'

const OPACITY: Record<SharedMark, number> = { good: 1, fair: 1, poor: 0.5, closed: 0.22 }
const BADGE = 0.4

/** A white card per mark with a drawing of the game and the mark as its badge; five or six are larger in two rows. */
function inCells(draw: (cell: Cell, tone: Tone) => string): Drawing {
  return (rows, colours, tone) =>
    cellsOf(broken(rows, rows.flat().length > 6 ? 5 : 3), GRID_HEIGHT)
      .map(
        (cell) =>
          `<g opacity="${OPACITY[cell.mark]}">${card(cell, tone)}${draw(cell, tone)}</g>${badge(cell, colours, tone)}`,
      )
      .join('')
}

function card({ x, y, size }: Cell, { paper }: Tone): string {
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size * 0.2}"`
  return `<rect ${place} fill="${WHITE}"${paper ? ` stroke="${PINK[0]}" stroke-opacity=".35" stroke-width="3"` : ''}/>`
}

function badge({ x, y, size, mark }: Cell, colours: Colours, tone: Tone): string {
  if (mark === 'closed') return ''
  const side = Math.max(34, size * BADGE)
  const away = (size - side) / 2 + 4
  return tile(x + away, y + away, side, mark, colours, tone)
}

/** A path of `units` in the middle of a card. */
function onCell(path: string, units: number, { x, y, size }: Cell, part: number): string {
  const scale = (size * part) / units
  const half = (units * scale) / 2
  return `<path transform="translate(${x - half} ${y - half}) scale(${scale})" d="${path}" fill="${INK}" fill-rule="evenodd"/>`
}

/** A head in few pixels that is nobody's. */
const HEAD = ['........', '..hhhh..', '.hhhhhh.', '.hssssh.', '.sessed.', '.ssdssd.', '..smmd..', '.kkssdkk'] as const
const PAINTS: Record<string, string> = {
  '.': '#e4dbe0',
  h: '#4a2f27',
  s: '#c98d66',
  d: '#b3744f',
  e: '#5a3a2e',
  m: '#9a5a4a',
  k: '#b00a63',
}

function mosaic(x: number, y: number, size: number): string {
  const side = (size * 0.84) / HEAD.length
  const [left, top] = [x - (side * HEAD.length) / 2, y - (side * HEAD.length) / 2]
  return HEAD.flatMap((row, down) =>
    [...row].map(
      (paint, right) =>
        `<rect x="${left + right * side}" y="${top + down * side}" width="${side + 0.5}" height="${side + 0.5}" fill="${PAINTS[paint]}"/>`,
    ),
  ).join('')
}

const QUESTION = 226
/** Width of the tiles beside the head. */
const BESIDE = 306

/** Tiles beside a head with a question mark. */
function wordle(rows: Rows, colours: Colours, tone: Tone): string {
  const [x, y] = [RIGHT - QUESTION / 2, GRID_TOP + GRID_HEIGHT / 2]
  const asked = line('?', { face: 'display', size: 150, fill: WHITE }, { x, y: y + 52, align: 'middle' })
  const head = card({ x, y, size: QUESTION, mark: 'good', at: 0 }, tone) + mosaic(x, y, QUESTION)
  return plain(rows, colours, tone, { middle: LEFT + BESIDE / 2, width: BESIDE }) + head + asked
}

/** One head in as many strips as there are marks. */
function split(rows: Rows, colours: Colours, tone: Tone): string {
  const marks = rows.flat()
  const y = GRID_TOP + GRID_HEIGHT / 2
  const width = GRID_HEIGHT / marks.length
  return marks
    .map((mark, at) => {
      const left = MIDDLE - GRID_HEIGHT / 2 + at * (width + 8) - 8
      const strip = `<clipPath id="s${at}"><rect x="${left}" y="${GRID_TOP}" width="${width}" height="${GRID_HEIGHT}" rx="22"/></clipPath>`
      const head = mosaic(MIDDLE + 8 * (at - 1), y, GRID_HEIGHT / 0.84)
      const sign = mark === 'closed' ? '' : tile(left + width / 2, GRID_TOP + GRID_HEIGHT - 44, 60, mark, colours, tone)
      const shown = `<g clip-path="url(#s${at})" opacity="${mark === 'good' ? 1 : 0.4}">${head}</g>`
      return `${strip}${shown}${sign}`
    })
    .join('')
}

/** A crest out of focus. */
function blurred({ x, y, size }: Cell): string {
  const hexagon = (part: number) => {
    const radius = (size * part) / 2
    const points = Array.from({ length: 6 }, (_, at) => {
      const angle = (Math.PI / 3) * at + Math.PI / 6
      return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`
    })
    return `<polygon points="${points.join(' ')}" fill="${INK}" fill-opacity=".22"/>`
  }
  return [0.82, 0.7, 0.58, 0.44, 0.3].map(hexagon).join('')
}

/** Cards with a large tick or cross. */
function bingo(rows: Rows, colours: Colours, tone: Tone): string {
  return cellsOf(rows, GRID_HEIGHT)
    .map((cell) => {
      const { x, y, size, mark } = cell
      if (mark !== 'good') return tile(x, y, size, mark, colours, tone)
      const scale = (size * 0.7) / 24
      const sign = `<path transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})" d="${SIGNS.good}" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`
      return card(cell, tone) + sign
    })
    .join('')
}

/** A column per mark, its sign at the top. */
function inColumns(heightOf: (at: number, count: number) => number): Drawing {
  return (rows, colours, tone) => {
    const marks = rows.flat()
    const pitch = (RIGHT - LEFT) / Math.max(1, marks.length)
    const width = pitch * 0.78
    return marks
      .map((mark, at) => {
        const height = GRID_HEIGHT * heightOf(at, marks.length)
        const x = LEFT + (at + 0.5) * pitch
        const fill = mark === 'good' || mark === 'fair' ? (tone.paper ? PINK[0] : WHITE) : DARK
        const column = `<rect x="${x - width / 2}" y="${BOTTOM - height}" width="${width}" height="${height}" rx="10" fill="${fill}" opacity="${mark === 'closed' ? 0.2 : 1}"/>`
        const side = Math.min(40, width - 6)
        return column + (mark === 'closed' ? '' : tile(x, BOTTOM - height + side / 2 + 8, side, mark, colours, tone))
      })
      .join('')
  }
}

const SHIELD = 'M12 1.5L21.5 4v8.5q0 7-9.5 10.5q-9.5-3.5-9.5-10.5V4Z'
const HIGH = 88

/** Shields along a career, up and down, joined by dots. */
function route(rows: Rows, colours: Colours, tone: Tone): string {
  const marks = rows.flat()
  const pitch = (RIGHT - LEFT) / Math.max(1, marks.length)
  const stops = marks.map((mark, at) => ({
    ...{ mark, number: at + 1, x: LEFT + (at + 0.5) * pitch },
    y: GRID_TOP + GRID_HEIGHT / 2 + (at % 2 === 0 ? 0.7 : -0.7) * HIGH,
  }))
  const size = Math.min(96, pitch * 1.15)
  const way = `<polyline points="${stops.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="#ffc93c" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 16"/>`
  const shields = stops.map(({ mark, number, x, y }) => {
    const scale = size / 24
    const fill = tone.paper ? PINK[0] : WHITE
    const shield = `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" d="${SHIELD}" fill="${fill}"/>`
    const style = { face: 'numerals', size: size * 0.5, fill: tone.paper ? WHITE : INK } as const
    const digits = line(String(number), style, { x, y: y + size * 0.16, align: 'middle' })
    const sign = mark === 'closed' ? '' : tile(x, y + size * 0.66, 40, mark, colours, tone)
    return `<g opacity="${mark === 'closed' ? 0.4 : 1}">${shield}${digits}</g>${sign}`
  })
  return way + shields.join('')
}
