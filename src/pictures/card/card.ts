import { inFormation } from '#core/formation.ts'
import type { GameId } from '#core/games.ts'
import { WORDMARK } from '#core/product.ts'
import type { SharedMark } from '#core/share-code.ts'
import { fitting, line, linesOf, widthOf } from './letters.ts'
import {
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
  type Answers,
  type Colours,
  type Rows,
  type Tone,
} from './parts.ts'
import { askedOf, trophyOfGame } from './trophies.ts'

const CARD_SIZE = { width: 1200, height: 630 } as const

/** Contents of a share card: title and figure above, trophy and hook in the middle, wordmark and note below. */
export type Card = {
  /** Null: the wordmark, large and in the middle. */
  title: string | null
  figure?: string
  /** A word after the figure, such as "pts". */
  unit?: string
  /** A question or invitation in large letters below the trophy. */
  hook?: string
  note: string
  /** On the two shirts at the sides. */
  number?: number
  trophy: Trophy
  /** Only once the day is over everywhere. */
  answers?: Answers
  /** Plain background instead of the brand's colour, for a lost result. */
  paper?: boolean
  /** Dark background, for the live quiz. */
  night?: boolean
}

type Trophy =
  /** Marks null: a team before the match. */
  | { kind: 'team'; marks: readonly SharedMark[] | null; contrast: boolean }
  | { kind: 'game'; game: GameId; rows: Rows; contrast: boolean }
  /** A game that waits for its player. */
  | { kind: 'asked'; game: GameId }
  | { kind: 'calendar' }
  | { kind: 'table' }
  | { kind: 'cup' }
  | { kind: 'podium' }

/** The share card of 1200 x 630 as SVG, without text elements: servers have no fonts. */
export function cardSvg(card: Card): string {
  const { title, note, number, trophy, hook, answers = [], paper = false, night = false } = card
  const [light, dark] = paper ? PAPER : night ? NIGHT : PINK
  const tone = { ink: paper ? DARK : WHITE, light, paper }
  const drawn = trophyOf(trophy, tone, answers)
  const noteSize = fitting(note, 'text', 38, 330)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${light}"/>`,
    ...Array.from({ length: 6 }, (_, at) => {
      const x = STRIPE * (2 * at + 1)
      return `<rect x="${x}" width="${STRIPE}" height="100%" fill="${dark}"/>`
    }),
    ...[-115, 935].map((x) => chalkShirt(x, tone.ink, number)),
    head(card, tone),
    hook ? above(drawn) + hookOf(hook, tone) : drawn.svg,
    ...(title === null
      ? [centred(note, 58, 596, tone)]
      : [
          line(WORDMARK, { face: 'display', size: 52, fill: tone.ink }, { x: LEFT, y: 594 }),
          line(note, { face: 'text', size: noteSize, fill: tone.ink }, { x: RIGHT, y: 594, align: 'end' }),
        ]),
    '</svg>',
  ].join('')
}

/** Smallest title on one line; a longer one has two. */
const LEAST_TITLE = 50

function head({ title, figure, unit = '' }: Card, tone: Tone): string {
  if (title === null) return centred(WORDMARK, 124, 124, tone)
  const fill = tone.ink
  if (!figure) {
    const size = fitting(title, 'display', 84, RIGHT - LEFT)
    return line(title, { face: 'display', size, fill }, { x: LEFT, y: 116 })
  }
  const unitStyle = { face: 'display', size: 42, fill } as const
  const end = RIGHT - (unit ? widthOf(unit, 'display', unitStyle.size) + 10 : 0)
  const size = fitting(figure, 'numerals', 112, 260)
  const room = end - widthOf(figure, 'numerals', size) - 38 - LEFT
  const isShort = fitting(title, 'display', 68, room) >= LEAST_TITLE
  const lines = isShort ? [title] : linesOf(title, 'display', LEAST_TITLE, room)
  const titleSize = Math.min(...lines.map((one) => fitting(one, 'display', isShort ? 68 : LEAST_TITLE, room)))
  const top = 108 - (lines.length - 1) * titleSize * 0.6
  return [
    ...lines.map((one, at) =>
      line(one, { face: 'display', size: titleSize, fill }, { x: LEFT, y: top + at * titleSize * 1.04 }),
    ),
    line(figure, { face: 'numerals', size, fill }, { x: end, y: 122, align: 'end' }),
    line(unit, unitStyle, { x: RIGHT, y: 122, align: 'end' }),
  ].join('')
}

/** A trophy and its scale above a hook; 1 fills the space of a card without one. */
type Drawn = { svg: string; scale: number }

/** y of a trophy's centre above a hook. */
const ABOVE = 280

const above = ({ svg, scale }: Drawn): string =>
  `<g transform="translate(${MIDDLE} ${ABOVE}) scale(${scale}) translate(${-MIDDLE} ${-GRID_TOP - GRID_HEIGHT / 2})">${svg}</g>`

function chalkShirt(x: number, ink: string, number?: number): string {
  const style = { face: 'numerals', size: 170, fill: ink } as const
  const onIt = number === undefined ? '' : line(String(number), style, { x: x + 192, y: 392, align: 'middle' })
  return `<g opacity=".16"><path transform="translate(${x} 130) scale(4)" d="${SHIRT}" fill="none" stroke="${ink}" stroke-width="2.5"/>${onIt}</g>`
}

function trophyOf(trophy: Trophy, tone: Tone, answers: Answers): Drawn {
  if (trophy.kind === 'asked') return askedOf(trophy.game, tone)
  return { svg: full(trophy, tone, answers), scale: BESIDE_HOOK }
}

const BESIDE_HOOK = 0.7

function full(trophy: Exclude<Trophy, { kind: 'asked' }>, tone: Tone, answers: Answers): string {
  if (trophy.kind === 'podium') return podium(tone)
  if (trophy.kind === 'calendar') return calendar()
  if (trophy.kind === 'table') return table(tone)
  if (trophy.kind === 'cup') return cup(tone)
  const colours = COLOURS[trophy.contrast ? 'contrast' : 'usual']
  if (trophy.kind === 'team') return team(trophy.marks, answers, colours, tone)
  return trophyOfGame(trophy.game, trophy.rows, colours, tone, answers)
}

function team(marks: readonly SharedMark[] | null, answers: Answers, colours: Colours, tone: Tone): string {
  const players = (marks ?? SHIRTS).map((mark, at) => ({ mark, number: at + 1, answer: answers[at] ?? null }))
  const [gap, top] = [90, 212]
  return inFormation(players)
    .flatMap((row, at) => {
      const step = row.length === 4 ? 136 : 152
      return row.map(({ mark, number, answer }, place) => {
        const [x, y] = [MIDDLE + (place - (row.length - 1) / 2) * step, top + at * gap]
        if (!marks) return shirt(x, y, 1, number, tone, number === 1 ? AMBER : undefined)
        const isOpen = mark !== 'closed'
        const player = answer ? photo(answer, `p${number}`, x, y, 84, { radius: 42 }) : shirt(x, y, 0.98, number, tone)
        return `<g opacity="${isOpen ? 1 : 0.45}">${player}</g>${isOpen ? tile(x + 40, y + 26, 40, mark, colours, tone) : ''}`
      })
    })
    .join('')
}
const SHIRTS = Array.from({ length: 11 }, () => 'closed' as const)
const AMBER = '#ffc93c'

/** Steps of the podium from left to right: place, centre, top, width, colour and size of its shirt. */
const STEPS = [
  { place: 2, x: 418, top: 405, width: 166, shirt: '#57c4ff', scale: 1.5 },
  { place: 1, x: MIDDLE, top: 345, width: 186, shirt: '#ffc93c', scale: 1.9 },
  { place: 3, x: 782, top: 437, width: 166, shirt: '#ffffff', scale: 1.4 },
] as const
const STEP_FOOT = GRID_TOP + GRID_HEIGHT
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

/** Rows of a table: shirt and points as a part of the first's. */
const TABLE = [
  { colour: AMBER, part: 1 },
  { colour: '#57c4ff', part: 0.84 },
  { colour: '#ffffff', part: 0.71 },
  { colour: '#7be0a4', part: 0.52 },
] as const

function table({ ink }: Tone): string {
  const step = GRID_HEIGHT / TABLE.length
  const [from, most] = [LEFT + 160, RIGHT - LEFT - 160]
  return TABLE.map(({ colour, part }, at) => {
    const y = GRID_TOP + (at + 0.5) * step
    const place = line(String(at + 1), { face: 'numerals', size: 62, fill: ink }, { x: LEFT + 6, y: y + 22 })
    const worn = `<path transform="translate(${LEFT + 62} ${y - 37}) scale(.82)" d="${SHIRT}" fill="${colour}"/>`
    return `${place}${worn}<rect x="${from}" y="${y - 27}" width="${most * part}" height="54" rx="16" fill="${colour}"/>`
  }).join('')
}

/** A cup between two shirts. */
function cup({ ink }: Tone): string {
  const shirts = [LEFT + 84, RIGHT - 84].map(
    (x, at) =>
      `<path transform="translate(${x - 48 * 1.75} 262) scale(1.75)" d="${SHIRT}" fill="${at === 0 ? '#57c4ff' : ink}"/>`,
  )
  const handles = `<path d="M522 214H462q-4 104 82 112M678 214H738q4 104-82 112" fill="none" stroke="${AMBER}" stroke-width="20" stroke-linecap="round"/>`
  const bowl = `<path d="M510 182H690Q690 366 620 388V440H580V388Q510 366 510 182Z" fill="${AMBER}"/>`
  const foot = `<path d="M548 436H652q12 0 12 12v20H536v-20q0-12 12-12Z" fill="${AMBER}"/><rect x="512" y="466" width="176" height="48" rx="12" fill="${DARK}"/>`
  const shine = `<path d="M536 206q2 92 34 138" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="14" stroke-linecap="round"/>`
  return [...shirts, handles, bowl, foot, shine].join('')
}

/** A sheet of days, most of them played. */
function calendar(): string {
  const [left, width] = [MIDDLE - 230, 460]
  const sheet = `<rect x="${left}" y="${GRID_TOP + 14}" width="${width}" height="${GRID_HEIGHT - 14}" rx="30" fill="${WHITE}"/><path d="M${left} ${GRID_TOP + 78}v-34q0-30 30-30h${width - 60}q30 0 30 30v34z" fill="${DARK}"/>`
  const rings = [MIDDLE - 120, MIDDLE + 120].map(
    (x) => `<rect x="${x - 11}" y="${GRID_TOP - 12}" width="22" height="58" rx="11" fill="${AMBER}"/>`,
  )
  const days = ['gggfggg', 'gg-gfgg', 'fggggg-', 'ggfg---'].flatMap((week, row) =>
    [...week].map((day, column) => {
      const [x, y] = [left + 50 + column * 60, GRID_TOP + 118 + row * 60]
      const number = line(
        String(row * 7 + column + 1),
        { face: 'numerals', size: 34, fill: day === '-' ? '#8d7482' : DARK },
        { x, y: y + 12, align: 'middle' },
      )
      const fill = day === 'g' ? COLOURS.usual.good : day === 'f' ? COLOURS.usual.fair : '#efe4ea'
      return `<rect x="${x - 26}" y="${y - 26}" width="52" height="52" rx="13" fill="${fill}"/>${number}`
    }),
  )
  return [sheet, ...rings, ...days].join('')
}

/** A hook of one or two lines below a trophy. */
function hookOf(text: string, tone: Tone): string {
  const lines = linesOf(text, 'display', 54, RIGHT - LEFT)
  const size = lines.length === 1 ? 60 : 52
  const top = lines.length === 1 ? 484 : 461
  return lines.map((words, at) => centred(words, size, top + at * size * 1.06, tone)).join('')
}

const centred = (text: string, size: number, y: number, { ink }: Tone): string =>
  line(
    text,
    { face: 'display', size: fitting(text, 'display', size, RIGHT - LEFT), fill: ink },
    { x: MIDDLE, y, align: 'middle' },
  )
