import { inFormation } from '#core/formation.ts'
import type { GameId } from '#core/games.ts'
import { WORDMARK } from '#core/product.ts'
import type { SharedMark } from '#core/share-code.ts'
import { fitting, line, linesOf } from './letters.ts'
import {
  broken,
  cellsOf,
  COLOURS,
  DARK,
  GRID_HEIGHT,
  GRID_TOP,
  LEFT,
  MIDDLE,
  NIGHT,
  PAPER,
  photo,
  PINK,
  RIGHT,
  SHIRT,
  shirt,
  STRIPE,
  tile,
  WHITE,
  type Colours,
  type Rows,
  type Tone,
} from './parts.ts'
import { trophyOfGame } from './trophies.ts'

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
  | { kind: 'game'; game: GameId; rows: Rows; contrast: boolean }
  /** Marks of no game. */
  | { kind: 'grid'; rows: Rows; contrast: boolean }
  | { kind: 'shirt'; number: number | null; hook: string }
  | { kind: 'podium' }

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

function chalkShirt(x: number, ink: string, number?: number): string {
  const style = { face: 'numerals', size: 170, fill: ink } as const
  const onIt = number === undefined ? '' : line(String(number), style, { x: x + 192, y: 392, align: 'middle' })
  return `<g opacity=".16"><path transform="translate(${x} 130) scale(4)" d="${SHIRT}" fill="none" stroke="${ink}" stroke-width="2.5"/>${onIt}</g>`
}

function trophyOf(trophy: Trophy, tone: Tone, answers: Answers): string {
  if (trophy.kind === 'podium') return podium(tone)
  if (trophy.kind === 'shirt')
    return [shirt(MIDDLE, 240, 2.2, trophy.number, tone), hook(trophy.hook, 44, 420, tone)].join('')
  const colours = COLOURS[trophy.contrast ? 'contrast' : 'usual']
  if (trophy.kind === 'team') return team(trophy.marks, answers, colours, tone)
  if (trophy.kind === 'grid') return grid(trophy.rows, [], colours, tone, GRID_HEIGHT)
  if (answers.length === 0) return trophyOfGame(trophy.game, trophy.rows, colours, tone)
  return answered(trophy, answers, trophy.game === 'back-four' ? COLOURS.kits : colours, tone)
}

/** The marks of a game whose answers may be seen. */
function answered(trophy: { rows: Rows }, answers: Answers, colours: Colours, tone: Tone): string {
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

function team(marks: readonly SharedMark[], answers: Answers, colours: Colours, tone: Tone): string {
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

function grid(
  rows: Rows,
  answers: Answers,
  colours: Colours,
  tone: Tone,
  height: number,
  place?: { middle: number; width: number },
): string {
  return cellsOf(rows, height, place)
    .map(({ x, y, size, mark, at }) => {
      const answer = answers[at]
      if (!answer) return tile(x, y, size, mark, colours, tone)
      const isHit = mark === 'good' || mark === 'fair'
      const badge = size * 0.4
      const [bx, by] = [x + (size - badge) / 2, y + (size - badge) / 2]
      return `<g opacity="${isHit ? 1 : 0.45}">${photo(answer, `a${at}`, x, y, size)}</g>${mark === 'closed' ? '' : tile(bx, by, badge, mark, colours, tone)}`
    })
    .join('')
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
