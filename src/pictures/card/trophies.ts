import type { GameId } from '#core/games.ts'
import { getFilledLines } from '#core/grid-lines.ts'
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
  missed,
  photo,
  PINK,
  RIGHT,
  SHIRT,
  SIGNS,
  tile,
  WHITE,
  type Answers,
  type Cell,
  type Colours,
  type Rows,
  type Tone,
} from './parts.ts'

/**
 * Trophies of the games: the game's shape with its marks. Until the day is over they contain generic faces, crests and
 * grounds; afterwards the answers. Every mark has a sign, because colour must not be the only difference.
 */

type Drawing = (rows: Rows, colours: Colours, tone: Tone, answers?: Answers) => string

const BOTTOM = GRID_TOP + GRID_HEIGHT

/** Columns of a row, from left to right: their height as a part of the whole. */
const RISING = (at: number, count: number) => 0.3 + (0.7 * (at + 1)) / count
const SKYLINE = [0.42, 0.62, 0.5, 0.74, 0.58, 0.86, 0.72, 0.95, 0.82, 1] as const
const skyline = (at: number) => SKYLINE[at % SKYLINE.length]!

const DRAWINGS: Record<GameId, Drawing> = {
  wordle,
  tictactoe,
  pixels: inCells((cell) => mosaic(cell.x, cell.y, cell.size, cell.at)),
  statistics: inColumns(RISING),
  stadiums: inCells(ground),
  split,
  age,
  blur: inCells(blurred),
  'career-path': route,
  bingo,
  higherlower: inColumns(skyline, arrow),
  'back-four': backFour,
}

/** Marks of a daily as its game draws them. */
export const trophyOfGame = (game: GameId, rows: Rows, colours: Colours, tone: Tone, answers: Answers): string =>
  DRAWINGS[game](rows, colours, tone, answers)

type Place = Parameters<typeof cellsOf>[2]

const plain = (rows: Rows, colours: Colours, tone: Tone, place?: Place, height: number = GRID_HEIGHT): string =>
  cellsOf(rows, height, place)
    .map(({ x, y, size, width, mark }) => tile(x, y, size, mark, colours, tone, width))
    .join('')

/** Part of a picture's height that a row of four below the kits has. */
const FOUR = 112

/** Kits of every try, and after the day a face of each line. */
function backFour(rows: Rows, _: Colours, tone: Tone, answers: Answers = []): string {
  const faces = answers.filter((one) => one !== null)
  const height = GRID_HEIGHT - (faces.length > 0 ? FOUR + 12 : 0)
  const pictures = faces.map((face, at) =>
    photo(face, `a${at}`, MIDDLE + (at - (faces.length - 1) / 2) * (FOUR + 12), BOTTOM - FOUR / 2 + 10, FOUR),
  )
  return plain(broken(rows), COLOURS.kits, tone, { stretch: 1.4 }, height) + pictures.join('')
}

const BADGE = 0.38

/** A white card per mark with a drawing of the game and the mark as its badge; five or six are larger in two rows. */
function inCells(draw: (cell: Cell) => string): Drawing {
  return (rows, colours, tone, answers = []) =>
    cellsOf(broken(rows, rows.flat().length > 6 ? 5 : 3), GRID_HEIGHT)
      .map((cell) => {
        const isFound = cell.mark === 'good' || cell.mark === 'fair' || tone.asks
        const { x, y, size, at } = cell
        const answer = answers[at]
        const drawn = answer ? photo(answer, `a${at}`, x, y, size) : card(cell, tone) + draw(cell)
        return `<g opacity="${isFound ? 1 : faint(tone)}">${drawn}</g>` + badge(cell, colours, tone)
      })
      .join('')
}

/** Opacity of what was not found. */
const faint = ({ paper }: Tone): number => (paper ? 0.55 : 0.45)

function card({ x, y, size, width }: Omit<Cell, 'at' | 'mark'>, { paper }: Tone, edge?: string): string {
  const place = `x="${x - width / 2}" y="${y - size / 2}" width="${width}" height="${size}" rx="${size * 0.2}"`
  const stroke = edge
    ? ` stroke="${edge}" stroke-width="8"`
    : paper
      ? ` stroke="${PINK[0]}" stroke-opacity=".35" stroke-width="3"`
      : ''
  return `<rect ${place} fill="${WHITE}"${stroke}/>`
}

function badge({ x, y, size, mark }: Cell, colours: Colours, tone: Tone): string {
  if (tone.asks) return ''
  const side = Math.max(38, size * BADGE)
  const away = (size - side) / 2 + 4
  const place = [x + away, y + away, side] as const
  return mark === 'closed' ? missed(...place, tone) : tile(...place, mark, colours, tone)
}

/** Moves a drawing of 24 units to the middle of a cell. */
function inCell({ x, y, size }: Cell, part: number, drawing: string): string {
  const scale = (size * part) / 24
  return `<g transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})">${drawing}</g>`
}

/** A ground from above: stands, pitch and masts of floodlights. */
const GROUND = [
  `<path d="M3.5 10V2M20.5 10V2" stroke="${DARK}" stroke-width="1.2"/>`,
  `<path d="M1 3.8V1H6V3.8ZM18 3.8V1H23V3.8Z" fill="#ffc93c"/>`,
  `<ellipse cx="12" cy="14" rx="11.5" ry="8.5" fill="${INK}"/>`,
  `<ellipse cx="12" cy="14" rx="7.8" ry="5" fill="#31b36b"/>`,
  `<path d="M12 9V19M12 12.3a1.7 1.7 0 1 0 .01 0Z" fill="none" stroke="${WHITE}" stroke-width=".8"/>`,
].join('')

function ground(cell: Cell): string {
  return inCell(cell, 0.76, GROUND)
}

/** A birthday cake with three candles. */
const CANDLES = [6.5, 12, 17.5].map(
  (x) => `<path d="M${x - 1} 6.5h2v6h-2Z" fill="#57c4ff"/><path d="M${x} 1q3 4.3 0 4.8q-3-.5 0-4.8Z" fill="#ffb020"/>`,
)
const CAKE = [
  ...CANDLES,
  `<path d="M1.5 13q0-1.5 1.5-1.5h18q1.5 0 1.5 1.5v8.5q0 1.5-1.5 1.5h-18q-1.5 0-1.5-1.5Z" fill="${INK}"/>`,
  `<path d="M1.5 13q0-1.5 1.5-1.5h18q1.5 0 1.5 1.5v2.5q-1.75 3.5-3.5 0q-1.75 3.5-3.5 0q-1.75 3.5-3.5 0q-1.75 3.5-3.5 0q-1.75 3.5-3.5 0q-1.75 3.5-3.5 0Z" fill="#ff9fce"/>`,
].join('')

/** A cake per player, its mark below it. */
function age(rows: Rows, colours: Colours, tone: Tone, answers: Answers = []): string {
  return cellsOf(broken(rows), GRID_HEIGHT)
    .map((cell) => {
      const { x, y, size, mark } = cell
      if (tone.asks) return card(cell, tone) + inCell(cell, 0.72, CAKE)
      const [height, side] = [size * 1.6, size * 0.47]
      // Rows of tall cells lie further apart than those of square ones.
      const middle = y + (y < GRID_TOP + GRID_HEIGHT / 2 ? -1 : 1) * (height - size) * 0.52
      const isFound = mark === 'good' || mark === 'fair'
      const place = `x="${x - size / 2}" y="${middle - height / 2}" width="${size}" height="${height}" rx="${size * 0.2}"`
      const edge = tone.paper ? ` stroke="${PINK[0]}" stroke-opacity=".35" stroke-width="3"` : ''
      const answer = answers[cell.at]
      const drawing = answer
        ? photo(answer, `a${cell.at}`, x, middle - (height - size) / 2, size)
        : inCell({ ...cell, y: middle - height * 0.15 }, 0.76, CAKE)
      const at = [x, middle + height / 2 - side * 0.66, side] as const
      const sign = mark === 'closed' ? missed(...at, tone) : tile(...at, mark, colours, tone)
      const drawn = `<rect ${place} fill="${WHITE}"${edge}/>${drawing}`
      return `<g opacity="${isFound ? 1 : faint(tone)}">${drawn}</g>${sign}`
    })
    .join('')
}

/** A wide cell with a face: faint when it was missed, else with its sign in the corner. */
function faced({ x, y, size, width, mark, at }: Cell, face: string, colours: Colours, tone: Tone, edge = ''): string {
  const isFound = mark === 'good' || mark === 'fair'
  const side = size * BADGE
  const sign = isFound ? tile(x + (width - side) / 2, y + (size - side) / 2, side, mark, colours, tone) : ''
  return `<g opacity="${isFound ? 1 : faint(tone)}">${edge}${photo(face, `a${at}`, x, y, size, { width })}</g>${sign}`
}

/** The nine cells; complete lines have an amber edge. */
function tictactoe(rows: Rows, colours: Colours, tone: Tone, answers: Answers = []): string {
  const marks = rows.flat()
  const lined = new Set(getFilledLines((at) => marks[at] === 'good').flat())
  return cellsOf(rows, GRID_HEIGHT, { stretch: 1.4 })
    .map((cell) => {
      const { x, y, size, width, mark, at } = cell
      const empty = card(cell, tone, lined.has(at) ? '#ffc93c' : undefined)
      const answer = answers[at]
      if (answer) return faced(cell, answer, colours, tone, empty)
      if (mark !== 'good') return tile(x, y, size, mark, colours, tone, width)
      const scale = (size * 0.76) / 96
      const worn = `<path transform="translate(${x - 48 * scale} ${y - 46 * scale}) scale(${scale})" d="${SHIRT}" fill="${INK}"/>`
      const side = size * BADGE
      const sign = tone.asks ? '' : tile(x + (width - side) / 2, y + (size - side) / 2, side, mark, colours, tone)
      return empty + worn + sign
    })
    .join('')
}
/** Generic pixelated heads; `h`: hair, `s` and `d`: skin, `k`: shirt. */
const HEAD = ['........', '..hhhh..', '.hhhhhh.', '.hssssh.', '.sessed.', '.ssdssd.', '..smmd..', '.kkssdkk'] as const
const HEADS: readonly Record<'h' | 's' | 'd' | 'k', string>[] = [
  { h: '#4a2f27', s: '#c98d66', d: '#b3744f', k: '#b00a63' },
  { h: '#1d1513', s: '#7d4d31', d: '#683c24', k: '#2f6fd0' },
  { h: '#d9b25c', s: '#efc7a0', d: '#dcae82', k: '#1f8a4c' },
  { h: '#8a4a22', s: '#e3ad80', d: '#cc9365', k: '#e0a100' },
  { h: '#2a2326', s: '#a86d45', d: '#925a35', k: '#5b3fc0' },
]
/** The head in nine columns, three for each strip. */
const WIDE = [
  '..hhhhh..',
  '.hhhhhhh.',
  '.hhsssdh.',
  '.hsssssh.',
  '.sesssed.',
  '.sssdssd.',
  '..smmmd..',
  '..sssdd..',
  'kkkssdkkk',
] as const
const PAINTS: Record<string, string> = { '.': '#e4dbe0', e: '#3a241c', m: '#9a4a42' }

function mosaic(x: number, y: number, size: number, whose = 0, rows: readonly string[] = HEAD): string {
  const side = (size * 0.84) / rows.length
  const [left, top] = [x - (side * rows.length) / 2, y - (side * rows.length) / 2]
  const paints: Record<string, string> = { ...PAINTS, ...HEADS[whose % HEADS.length] }
  return rows
    .flatMap((row, down) =>
      [...row].map(
        (paint, right) =>
          `<rect x="${left + right * side}" y="${top + down * side}" width="${side + 0.5}" height="${side + 0.5}" fill="${paints[paint]}"/>`,
      ),
    )
    .join('')
}

const QUESTION = 226
/** Width of the tiles beside the head. */
const BESIDE = 306

/** Tiles beside a head with a question mark, or the answer. */
function wordle(rows: Rows, colours: Colours, tone: Tone, [answer]: Answers = []): string {
  const tiles = plain(rows, colours, tone, { middle: LEFT + BESIDE / 2, width: BESIDE, stretch: 1.5 })
  const [x, y] = [RIGHT - QUESTION / 2, GRID_TOP + GRID_HEIGHT / 2]
  if (answer) return tiles + photo(answer, 'a0', x, y, QUESTION)
  const asked = line('?', { face: 'display', size: 150, fill: WHITE }, { x, y: y + 52, align: 'middle' })
  const head = card({ x, y, size: QUESTION, width: QUESTION }, tone) + mosaic(x, y, QUESTION)
  return tiles + head + asked
}

/** One head of three players in as many strips as there are marks. */
function split(rows: Rows, colours: Colours, tone: Tone, answers: Answers = []): string {
  const marks = rows.flat()
  const [y, gap] = [GRID_TOP + GRID_HEIGHT / 2, 14]
  const width = GRID_HEIGHT / marks.length
  return marks
    .map((mark, at) => {
      const away = (at - (marks.length - 1) / 2) * gap
      const left = MIDDLE - GRID_HEIGHT / 2 + at * width + away
      const strip = `<clipPath id="s${at}"><rect x="${left}" y="${GRID_TOP}" width="${width}" height="${GRID_HEIGHT}" rx="22"/></clipPath>`
      const answer = answers[at]
      const whole = `x="${MIDDLE + away - GRID_HEIGHT / 2}" y="${GRID_TOP}" width="${GRID_HEIGHT}" height="${GRID_HEIGHT}"`
      const head = answer
        ? `<rect ${whole} fill="${WHITE}"/><image ${whole} href="${answer}"/>`
        : mosaic(MIDDLE + away, y, GRID_HEIGHT / 0.84, at, WIDE)
      const place = [left + width / 2, GRID_TOP + GRID_HEIGHT - 48, 68] as const
      const sign = mark === 'closed' ? missed(...place, tone) : tile(...place, mark, colours, tone)
      const isFound = mark === 'good' || tone.asks
      const shown = `<g clip-path="url(#s${at})" opacity="${isFound ? 1 : 0.45}">${head}</g>`
      return `${strip}${shown}${tone.asks ? '' : sign}`
    })
    .join('')
}

const SHIELD = 'M12 1.5L21.5 4v8.5q0 7-9.5 10.5q-9.5-3.5-9.5-10.5V4Z'
/** Colours of generic crests. */
const CRESTS = [
  ['#d4127a', '#2a0a1c'],
  ['#1f5fd0', '#ffc93c'],
  ['#1f8a4c', '#ffffff'],
  ['#e07a00', '#2a0a1c'],
  ['#5b3fc0', '#57c4ff'],
] as const

/** A crest out of focus. */
function blurred(cell: Cell): string {
  const [field, band] = CRESTS[cell.at % CRESTS.length]!
  const crest = `<path d="${SHIELD}" fill="${field}"/><path d="M9 2.3L15 2.3V21.5L12 23L9 21.5Z" fill="${band}"/>`
  const focus = `<filter id="f${cell.at}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.5"/></filter>`
  return focus + inCell(cell, 0.72, `<g filter="url(#f${cell.at})">${crest}</g>`)
}

/** Cards with a large tick or cross. */
function bingo(rows: Rows, colours: Colours, tone: Tone, answers: Answers = []): string {
  return cellsOf(rows, GRID_HEIGHT, { stretch: 1.4 })
    .map((cell) => {
      const { x, y, size, width, mark } = cell
      const answer = answers[cell.at]
      if (answer) return faced(cell, answer, colours, tone)
      if (mark !== 'good') return tile(x, y, size, mark, colours, tone, width)
      const scale = (size * 0.78) / 24
      const sign = `<path transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})" d="${SIGNS.good}" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`
      return card(cell, tone) + sign
    })
    .join('')
}

/** A column per mark, its sign at the top. */
function inColumns(
  heightOf: (at: number, count: number) => number,
  footOf: (x: number, at: number, fill: string) => string = () => '',
): Drawing {
  return (rows, colours, tone, answers = []) => {
    const marks = rows.flat()
    const pitch = (RIGHT - LEFT) / Math.max(1, marks.length)
    const width = pitch * 0.78
    return marks
      .map((mark, at) => {
        const height = GRID_HEIGHT * heightOf(at, marks.length)
        const x = LEFT + (at + 0.5) * pitch
        const isHit = mark === 'good' || mark === 'fair'
        const fill = isHit ? (tone.paper ? PINK[0] : WHITE) : DARK
        const column = `<rect x="${x - width / 2}" y="${BOTTOM - height}" width="${width}" height="${height}" rx="10" fill="${fill}" opacity="${mark === 'closed' ? 0.2 : 1}"/>`
        const answer = answers[at]
        const face = answer ? photo(answer, `a${at}`, x, BOTTOM - width / 2, width, { radius: 10 }) : ''
        if (mark === 'closed') return face ? `${column}<g opacity="${faint(tone)}">${face}</g>` : column
        const side = Math.min(40, width)
        const sign = tile(x, BOTTOM - height + side / 2 + 6, side, mark, colours, tone)
        return column + sign + (face || footOf(x, at, isHit && !tone.paper ? INK : WHITE))
      })
      .join('')
  }
}

/** At the foot of a column: whether it is higher or lower than the one before. */
function arrow(x: number, at: number, fill: string): string {
  const up = at === 0 || skyline(at) > skyline(at - 1) ? -1 : 1
  const y = BOTTOM - 26
  return `<path d="M${x - 13} ${y - 9 * up}H${x + 13}L${x} ${y + 11 * up}Z" fill="${fill}"/>`
}

type Stop = { x: number; y: number; size: number }

/** Up and down over the whole width. */
const HIGH = 78
function zigzag(count: number): Stop[] {
  const size = Math.min(118, (1.6 * (RIGHT - LEFT)) / Math.max(1, count))
  const pitch = (RIGHT - LEFT - size) / Math.max(1, count - 1)
  const middle = GRID_TOP + GRID_HEIGHT / 2 - 14
  return Array.from({ length: count }, (_, at) => {
    return { x: LEFT + size / 2 + at * pitch, y: middle + (at % 2 === 0 ? HIGH : -HIGH), size }
  })
}

/** To and fro in a square beside the answer. */
function winding(count: number): Stop[] {
  const columns = Math.max(2, Math.ceil(Math.sqrt(count)))
  const rows = Math.ceil(count / columns)
  const pitch = Math.min(BESIDE / columns, GRID_HEIGHT / rows)
  const top = GRID_TOP + (GRID_HEIGHT - rows * pitch) / 2 - pitch * 0.1
  return Array.from({ length: count }, (_, at) => {
    const [row, place] = [Math.floor(at / columns), at % columns]
    const column = row % 2 === 0 ? place : columns - 1 - place
    return { x: LEFT + (column + 0.5) * pitch, y: top + (row + 0.5) * pitch, size: pitch * 0.74 }
  })
}

/**
 * Shields along a career, joined by dots. Clubs open at the start have no mark and come first; those after the last
 * mark were never opened.
 */
function route(rows: Rows, colours: Colours, tone: Tone, [answer]: Answers = []): string {
  const marks = rows.flat()
  const last = marks.findLastIndex((mark) => mark !== 'closed')
  const stops = (answer ? winding : zigzag)(marks.length)
  const way = `<polyline points="${stops.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="${tone.paper ? PINK[0] : '#ffc93c'}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 16"/>`
  const shields = stops.map(({ x, y, size }, at) => {
    const [mark, isOpen, scale] = [marks[at]!, at <= last, size / 24]
    const fill = isOpen ? (tone.paper ? PINK[0] : WHITE) : tone.paper ? '#ecc3d8' : '#e56aab'
    const shield = `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" d="${SHIELD}" fill="${fill}"/>`
    const style = { face: 'numerals', size: size * 0.5, fill: tone.paper ? WHITE : INK } as const
    const digits = line(isOpen ? String(at + 1) : '?', style, { x, y: y + size * 0.18, align: 'middle' })
    const side = answer ? size * 0.48 : 52
    const sign = mark === 'closed' || tone.asks ? '' : tile(x, y + size * 0.62, side, mark, colours, tone)
    return shield + digits + sign
  })
  const [x, y] = [RIGHT - QUESTION / 2, GRID_TOP + GRID_HEIGHT / 2]
  return way + shields.join('') + (answer ? photo(answer, 'a0', x, y, QUESTION) : '')
}

/** Rows of a game before the first move, and their scale relative to a full card. */
const ASKED: Record<GameId, { rows: readonly string[]; scale: number; draw?: Drawing }> = {
  wordle: { rows: ['--gf-', '-gg--', '-----'], scale: 0.92 },
  tictactoe: { rows: ['g--', '-g-', '---'], scale: 0.7 },
  pixels: { rows: ['ggg'], scale: 1.1 },
  statistics: { rows: [], scale: 0.75, draw: rivals },
  stadiums: { rows: ['ggg'], scale: 1.1 },
  split: { rows: ['ggg'], scale: 0.72 },
  age: { rows: ['ggg'], scale: 1.1 },
  blur: { rows: ['ggg'], scale: 1.1 },
  'career-path': { rows: ['-p----'], scale: 0.8 },
  bingo: { rows: ['g-gg', '-gg-', 'gg-g', '--g-'], scale: 0.7 },
  higherlower: { rows: ['ggg'], scale: 1.1, draw: inCells(moreOrLess) },
  'back-four': { rows: ['gfp-', '-gpf', 'pf-g', 'f-gp'], scale: 0.7 },
}
const LETTERS: Record<string, SharedMark> = { g: 'good', f: 'fair', p: 'poor', '-': 'closed' }

/** A game that waits for its player, and its scale. */
export function askedOf(game: GameId, tone: Tone): { svg: string; scale: number } {
  const { rows, scale, draw = DRAWINGS[game] } = ASKED[game]
  const marks = rows.map((row) => [...row].map((letter) => LETTERS[letter]!))
  return { svg: draw(marks, COLOURS.usual, { ...tone, asks: true }), scale }
}

/** Two players whose numbers are not known yet. */
function rivals(_rows: Rows, _colours: Colours, { ink }: Tone): string {
  return [
    { x: MIDDLE - 120, height: 170, shirt: '#57c4ff' },
    { x: MIDDLE + 120, height: 110, shirt: '#ffc93c' },
  ]
    .map(({ x, height, shirt }) => {
      const top = BOTTOM - height
      const column = `<path d="M${x - 95} ${BOTTOM}V${top + 20}q0-20 20-20h150q20 0 20 20V${BOTTOM}z" fill="${ink}" fill-opacity=".3"/>`
      const worn = `<path transform="translate(${x - 48 * 1.75} ${top - 154}) scale(1.75)" d="${SHIRT}" fill="${shirt}"/>`
      const asked = { face: 'display', size: 92, fill: ink } as const
      return column + worn + line('?', asked, { x, y: top + height / 2 + 32, align: 'middle' })
    })
    .join('')
}

/** Higher, worth, lower. */
function moreOrLess({ x, y, size, at }: Cell): string {
  const style = { face: 'numerals', size: size * 0.66, fill: DARK } as const
  if (at === 1) return line('€', style, { x, y: y + size * 0.24, align: 'middle' })
  const [half, up] = [size * 0.28, at === 0 ? -1 : 1]
  return `<path d="M${x - half} ${y - half * 0.7 * up}H${x + half}L${x} ${y + half * 0.95 * up}Z" fill="${at === 0 ? '#1f8a4c' : INK}" stroke="${at === 0 ? '#1f8a4c' : INK}" stroke-width="8" stroke-linejoin="round"/>`
}
