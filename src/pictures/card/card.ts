import { inFormation } from '#core/formation.ts'
import { WORDMARK } from '#core/product.ts'
import type { SharedMark } from '#core/share-code.ts'
import { fitting, line, linesOf } from './letters.ts'

const CARD_SIZE = { width: 1200, height: 630 } as const

/** Contents of a share card: title and figure above, a trophy in the middle, wordmark and note below. */
export type Card = {
  title: string
  figure?: string
  note: string
  /** On the two shirts at the sides. */
  number?: number
  trophy: Trophy
  /**
   * Pictures of the answers as data addresses, only once the day is over everywhere: in their places where there is one
   * per mark, else below the marks. Null: this one is not shown.
   */
  answers?: Answers
  /** A lost result is on paper instead of the brand's colour. */
  paper?: boolean
  /** The live quiz is played under floodlights. */
  night?: boolean
}

type Answers = readonly (string | null)[]

type Trophy =
  | { kind: 'team'; marks: readonly SharedMark[]; contrast: boolean }
  /** `kits`: the marks are kits A to D, told by colour and letter. */
  | { kind: 'grid'; rows: readonly (readonly SharedMark[])[]; contrast: boolean; kits?: boolean }
  | { kind: 'shirt'; number: number | null; hook: string }
  | { kind: 'podium' }

/** Everything to be read is in the central square, because some chats cut the picture to it. */
const LEFT = 322
const RIGHT = 878
const MIDDLE = 600
const PINK = ['#d4127a', '#c31070'] as const
const PAPER = ['#fdf3f7', '#f8e7ef'] as const
const NIGHT = ['#1b0b17', '#24101f'] as const
const WHITE = '#ffffff'
const INK = '#b00a63'
const DARK = '#2a0a1c'
const STRIPE = 100
const SHIRT =
  'M33 7C37 16 59 16 63 7L72 9.5C76 10.6 79 12.4 81 15.5L93 35 79.5 45.5 74 39V80Q74 84 70 84H26Q22 84 22 80V39L16.5 45.5 3 35 15 15.5C17 12.4 20 10.6 24 9.5Z'
/** Drawn on 24 units; a mark is never told by its colour alone. */
const SIGNS: Record<Exclude<SharedMark, 'closed'>, string> = {
  good: 'M5 12.5L10 17.5L19 7',
  fair: 'M5 10Q8.5 6.5 12 9.5T19 9M5 16Q8.5 12.5 12 15.5T19 15',
  poor: 'M7.5 7.5L16.5 16.5M16.5 7.5L7.5 16.5',
}
const COLOURS: Record<'usual' | 'contrast' | 'kits', Record<SharedMark, string>> = {
  usual: { good: '#31b36b', fair: '#ffc93c', poor: '#f0626a', closed: 'none' },
  contrast: { good: '#4aa8ff', fair: '#ff9f40', poor: '#4a3a44', closed: 'none' },
  kits: { good: '#57c4ff', fair: '#ffc043', poor: '#9f5fe6', closed: '#efe9ec' },
}
const KIT_LETTERS: Record<SharedMark, string> = { good: 'A', fair: 'B', poor: 'C', closed: 'D' }

/** The share card of 1200 x 630 as SVG, without text elements: servers have no fonts. */
export function cardSvg({
  title,
  figure,
  note,
  number,
  trophy,
  answers = [],
  paper = false,
  night = false,
}: Card): string {
  const [light, dark] = paper ? PAPER : night ? NIGHT : PINK
  const ink = paper ? DARK : WHITE
  const figureSize = figure ? fitting(figure, 'numerals', 112, 260) : 0
  const titleSize = fitting(title, 'display', 68, figure ? 330 : RIGHT - LEFT)
  const noteSize = fitting(note, 'text', 38, 330)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${light}"/>`,
    ...Array.from({ length: 6 }, (_, at) => {
      const x = STRIPE * (2 * at + 1)
      return `<rect x="${x}" width="${STRIPE}" height="100%" fill="${dark}"/>`
    }),
    ...[-115, 935].map((x) => chalkShirt(x, ink, number)),
    line(title, { face: 'display', size: titleSize, fill: ink }, { x: LEFT, y: 108 }),
    figure ? line(figure, { face: 'numerals', size: figureSize, fill: ink }, { x: RIGHT, y: 122, align: 'end' }) : '',
    trophyOf(trophy, { ink, light, paper }, answers),
    line(WORDMARK, { face: 'display', size: 52, fill: ink }, { x: LEFT, y: 594 }),
    line(note, { face: 'text', size: noteSize, fill: ink }, { x: RIGHT, y: 594, align: 'end' }),
    '</svg>',
  ].join('')
}

type Tone = { ink: string; light: string; paper: boolean }

function chalkShirt(x: number, ink: string, number?: number): string {
  const style = { face: 'numerals', size: 170, fill: ink } as const
  const onIt = number === undefined ? '' : line(String(number), style, { x: x + 192, y: 392, align: 'middle' })
  return `<g opacity=".16"><path transform="translate(${x} 130) scale(4)" d="${SHIRT}" fill="none" stroke="${ink}" stroke-width="2.5"/>${onIt}</g>`
}

function trophyOf(trophy: Trophy, tone: Tone, answers: Answers): string {
  if (trophy.kind === 'podium') return podium(tone)
  if (trophy.kind === 'shirt')
    return [shirt(MIDDLE, 240, 2.2, trophy.number, tone), hook(trophy.hook, 44, 420, tone)].join('')
  const isOfKits = trophy.kind === 'grid' && trophy.kits === true
  const colours = COLOURS[isOfKits ? 'kits' : trophy.contrast ? 'contrast' : 'usual']
  if (trophy.kind === 'team') return team(trophy.marks, answers, colours, tone)
  const rows = broken(trophy.rows)
  const [only] = answers
  if (only && answers.length === 1) {
    const beside = { middle: LEFT + BESIDE_WIDTH / 2, width: BESIDE_WIDTH }
    const y = GRID_TOP + GRID_HEIGHT / 2
    return grid(rows, [], colours, tone, GRID_HEIGHT, beside) + photo(only, 'a0', RIGHT - ONLY_SIZE / 2, y, ONLY_SIZE)
  }
  if (answers.length === rows.flat().length) return grid(rows, answers, colours, tone, GRID_HEIGHT)
  const pictures = pictureRows(answers.filter((one) => one !== null))
  return grid(rows, [], colours, tone, GRID_HEIGHT - pictures.height) + pictures.svg
}

function team(marks: readonly SharedMark[], answers: Answers, colours: Record<SharedMark, string>, tone: Tone): string {
  const players = marks.map((mark, at) => ({ mark, number: at + 1, answer: answers[at] ?? null }))
  const [gap, top] = [90, 212]
  return inFormation(players)
    .flatMap((row, at) => {
      const step = row.length === 4 ? 136 : 152
      return row.map(({ mark, number, answer }, place) => {
        const [x, y] = [MIDDLE + (place - (row.length - 1) / 2) * step, top + at * gap]
        const isOpen = mark !== 'closed'
        const player = answer ? photo(answer, `p${number}`, x, y, 84, 42) : shirt(x, y, 0.94, number, tone)
        return `<g opacity="${isOpen ? 1 : 0.45}">${player}</g>${isOpen ? tile(x + 40, y + 26, 36, mark, colours, tone) : ''}`
      })
    })
    .join('')
}

/** Places of a row from which it is broken into several: one row of ten would be a thin line. */
const LONG_ROW = 6

function broken(rows: readonly (readonly SharedMark[])[]): readonly (readonly SharedMark[])[] {
  const [row = []] = rows
  if (rows.length !== 1 || row.length < LONG_ROW) return rows
  const columns = Math.ceil(row.length / Math.ceil(row.length / (LONG_ROW - 1)))
  return Array.from({ length: Math.ceil(row.length / columns) }, (_, at) => row.slice(at * columns, (at + 1) * columns))
}

/** Height of marks and pictures together, and where it begins. */
const GRID_HEIGHT = 340
const GRID_TOP = 175
/** The one answer of a game, and the width of the marks beside it. */
const ONLY_SIZE = 226
const BESIDE_WIDTH = 306
/** Pictures of a row, and the gap between them. */
const MOST_IN_ROW = 6
const GAP = 10

/** Rows of pictures at the foot of the grid, as large as they fit; `height` includes the gap above. */
function pictureRows(pictures: readonly string[]): { svg: string; height: number } {
  if (pictures.length === 0) return { svg: '', height: 0 }
  const rows = Math.ceil(pictures.length / MOST_IN_ROW)
  const columns = Math.ceil(pictures.length / rows)
  const size = Math.min(rows === 1 ? 132 : 74, (RIGHT - LEFT + GAP) / columns - GAP)
  const height = rows * (size + GAP) + GAP
  const top = GRID_TOP + GRID_HEIGHT - height + 2 * GAP
  const place = (at: number) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    const inRow = Math.min(columns, pictures.length - row * columns)
    const x = MIDDLE - (inRow * (size + GAP) - GAP) / 2 + column * (size + GAP)
    return { x, y: top + row * (size + GAP) }
  }
  const svg = pictures.map((picture, at) => {
    const { x, y } = place(at)
    return photo(picture, `a${at}`, x + size / 2, y + size / 2, size)
  })
  return { svg: svg.join(''), height }
}

/** A picture in a white frame, centred on `x` and `y`. */
function photo(picture: string, id: string, x: number, y: number, size: number, radius = size * 0.2): string {
  const frame = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`
  const shape = `<rect ${frame} rx="${radius}"`
  return `<clipPath id="${id}">${shape}/></clipPath>${shape} fill="${WHITE}"/><image ${frame} preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})" href="${picture}"/>`
}

/** Largest distance of two cells. */
const PITCH = 140

function grid(
  rows: readonly (readonly SharedMark[])[],
  answers: Answers,
  colours: Record<SharedMark, string>,
  tone: Tone,
  height: number,
  { middle, width } = { middle: MIDDLE, width: RIGHT - LEFT },
): string {
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const pitch = Math.min(PITCH, width / columns, height / Math.max(1, rows.length))
  const [left, top] = [middle - (columns * pitch) / 2, GRID_TOP + (height - rows.length * pitch) / 2]
  return rows
    .flatMap((row, y) =>
      row.map((mark, x) => {
        const [cx, cy, size] = [left + (x + 0.5) * pitch, top + (y + 0.5) * pitch, pitch * 0.86]
        const at = y * columns + x
        const answer = answers[at]
        if (!answer) return tile(cx, cy, size, mark, colours, tone)
        const isHit = mark === 'good' || mark === 'fair'
        const badge = size * 0.4
        const [bx, by] = [cx + (size - badge) / 2, cy + (size - badge) / 2]
        return `<g opacity="${isHit ? 1 : 0.45}">${photo(answer, `a${at}`, cx, cy, size)}</g>${mark === 'closed' ? '' : tile(bx, by, badge, mark, colours, tone)}`
      }),
    )
    .join('')
}

/** Smaller tiles lie on a picture or a shirt, and have an edge. */
const SMALL = 46

function tile(
  x: number,
  y: number,
  size: number,
  mark: SharedMark,
  colours: Record<SharedMark, string>,
  { light, paper }: Tone,
): string {
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size * 0.26}"`
  if (colours === COLOURS.kits) {
    const style = { face: 'display', size: size * 0.6, fill: DARK } as const
    const letter = line(KIT_LETTERS[mark], style, { x, y: y + size * 0.21, align: 'middle' })
    return `<rect ${place} fill="${colours[mark]}"/>${letter}`
  }
  if (mark === 'closed') {
    return `<rect ${place} fill="${paper ? DARK : WHITE}" fill-opacity=".14" stroke="${paper ? DARK : WHITE}" stroke-opacity=".3" stroke-width="2"/>`
  }
  const scale = (size * 0.78) / 24
  const sign = `<path transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})" d="${SIGNS[mark]}" fill="none" stroke="${DARK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<rect ${place} fill="${colours[mark]}" stroke="${light}" stroke-width="${size < SMALL ? 6 : 0}" paint-order="stroke"/>${sign}`
}

/** Steps of the podium from left to right: place, centre, top, width, colour and size of its shirt. */
const STEPS = [
  { place: 2, x: 418, top: 430, width: 166, shirt: '#57c4ff', scale: 1.5 },
  { place: 1, x: MIDDLE, top: 370, width: 186, shirt: '#ffc93c', scale: 1.9 },
  { place: 3, x: 782, top: 462, width: 166, shirt: '#ffffff', scale: 1.4 },
] as const
const STEP_FOOT = 540
const STEP_SIZE = 76

function podium({ ink }: Tone): string {
  return STEPS.map(({ place, x, top, width, shirt: fill, scale }) => {
    const step = `<path d="M${x - width / 2} ${STEP_FOOT}V${top + 18}q0-18 18-18h${width - 36}q18 0 18 18V${STEP_FOOT}z" fill="${ink}" fill-opacity="${place === 1 ? 0.34 : 0.22}"/>`
    const style = { face: 'numerals', size: STEP_SIZE, fill: ink } as const
    const middle = (top + STEP_FOOT) / 2
    const number = line(String(place), style, { x, y: middle + STEP_SIZE * 0.36, align: 'middle' })
    return `${step}${number}<path transform="translate(${x - 48 * scale} ${top - 88 * scale}) scale(${scale})" d="${SHIRT}" fill="${fill}"/>`
  }).join('')
}

/** Centred on `x` and `y`. */
function shirt(x: number, y: number, scale: number, number: number | null, { paper }: Tone): string {
  const fill = paper ? PINK[0] : WHITE
  const drawn = `<path transform="translate(${x - 48 * scale} ${y - 46 * scale}) scale(${scale})" d="${SHIRT}" fill="${fill}"/>`
  if (number === null) return drawn
  const size = 50 * scale
  const style = { face: 'numerals', size, fill: paper ? WHITE : INK } as const
  return drawn + line(String(number), style, { x, y: y + 21 * scale, align: 'middle' })
}

function hook(text: string, size: number, y: number, { ink }: Tone): string {
  const lines = linesOf(text, 'display', size, RIGHT - LEFT)
  return lines
    .map((words, at) =>
      line(
        words,
        { face: 'display', size: fitting(words, 'display', size, RIGHT - LEFT), fill: ink },
        {
          ...{ x: MIDDLE, align: 'middle' as const },
          y: y + at * size * 1.15,
        },
      ),
    )
    .join('')
}
