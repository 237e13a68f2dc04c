import { darker, isDark } from '../colour.ts'
import type { Extra, Look } from './attributes.ts'
import { EYEWEAR } from './eyewear.ts'
import { curve, fill, line, path, type Point } from './ink.ts'
import type { Pose } from './skull.ts'

const CLOTH: Record<string, string> = {
  white: '#F4F4F4',
  black: '#1E1E22',
  red: '#C8202B',
  blue: '#2350A8',
  yellow: '#F5D33B',
  orange: '#F27A1A',
  green: '#1E8A4A',
  grey: '#9AA0A6',
  pink: '#EE8FB8',
  sky: '#6CABDD',
}
const cloth = (word: string) => CLOTH[word] ?? '#F4F4F4'

/** Band around the head; heights as shares of the distance from crown to eyes. */
function band({ m, put }: Pose, upper: readonly number[], lower: readonly number[]): string {
  const y = (share: number) => m.crown + share * (200 - m.crown)
  const edge = (shares: readonly number[]): Point[] => {
    const [side = 0, mid = 0, top = 0] = shares
    const half: [number, number][] = [
      [m.temple + 5, side],
      [m.temple * 0.86, mid],
      [m.temple * 0.4, top],
    ]
    return [
      ...half.map(([x, share]): Point => [put(-x, y(share)), y(share)]),
      ...half.toReversed().map(([x, share]): Point => [put(x, y(share)), y(share)]),
    ]
  }
  const cornered = (points: Point[]) =>
    points.map(([x, at], index): Point => (index % (points.length - 1) === 0 ? [x, at, 'corner'] : [x, at]))
  return curve([...cornered(edge(upper)), ...cornered(edge(lower)).toReversed()])
}

/** Accessories drawn over everything. */
const WORN: Partial<Record<Extra, (pose: Pose, word: string) => string>> = {
  earrings: (pose, word) => earring(pose, -1, word) + earring(pose, 1, word),
  earring: (pose, word) => earring(pose, -1, word),
  headband: (pose, word) =>
    fill(band(pose, [0.42, 0.2, 0.08], [0.7, 0.44, 0.3]), cloth(word), 1, ` stroke="${darker(cloth(word), 0.25)}"`),
  alice: ({ m, put }, word) => {
    const at = (x: number, share: number): Point => {
      const y = m.crown + share * (200 - m.crown)
      return [put(x, y), y]
    }
    const t = m.temple
    const points = [
      at(-t - 4, 0.55),
      at(-t * 0.8, 0.17),
      at(-t * 0.4, 0),
      at(0, -0.05),
      at(t * 0.4, 0),
      at(t * 0.8, 0.17),
      at(t + 4, 0.55),
    ]
    // The rim makes a black band visible in black hair.
    const d = curve(points, { closed: false })
    return line(d, isDark(cloth(word)) ? '#A7ABB3' : darker(cloth(word), 0.3), 11) + line(d, cloth(word), 7.5)
  },
  wrap: (pose) => {
    const cross = band(pose, [0.36, 0.1, -0.04], [0.58, 0.42, 0.34])
    return (
      fill(band(pose, [0.2, 0, -0.14], [0.64, 0.4, 0.26]), '#F4F0E8', 1, ' stroke="#C9C2B4"') +
      fill(cross, '#fff', 0.8, ' stroke="#C9C2B4"')
    )
  },
  ...EYEWEAR,
  helmet: ({ m }) => {
    const [left, right] = [190 - m.temple, 210 + m.temple]
    return (
      fill(
        path`M${left} 214C${left - 10} 110 ${left + 36} 76 200 74C${right - 36} 76 ${right + 10} 110 ${right} 214L${right - 22} 216C${right - 16} 160 ${right - 34} 140 200 136C${left + 34} 140 ${left + 16} 160 ${left + 22} 216Z`,
        '#1C1D22',
      ) +
      line(
        path`M170 78V138M230 78V138M${left + 4} 150Q${left + 30} 120 170 108M${right - 4} 150Q${right - 30} 120 230 108`,
        '#4A4D57',
        4,
      ) +
      line(path`M${left + 10} 214Q${left + 20} 282 190 302M${right - 10} 214Q${right - 20} 282 210 302`, '#1C1D22', 7)
    )
  },
  cap: (_, word) =>
    fill('M114 152C104 100 140 76 200 76C260 76 296 100 286 152C250 132 150 132 114 152Z', cloth(word)) +
    fill(
      'M122 150C150 128 250 128 278 150C282 164 276 168 268 164C240 148 160 148 132 164C124 168 118 164 122 150Z',
      darker(cloth(word), 0.3),
    ) +
    `<circle cx="200" cy="79" r="6" fill="${darker(cloth(word), 0.3)}"/>`,
  blood: ({ m, put }, word) =>
    word === 'cheek'
      ? line(path`M${put(46, 222)} 220l14-3M${put(52, 224)} 222q3 12 0 24`, '#B3141E', 4)
      : line(
          path`M${put(-8, m.nose)} ${m.nose + 5}q-4 12 0 26M${put(7, m.nose)} ${m.nose + 5}q4 14 0 40`,
          '#B3141E',
          5,
        ),
  scarf: ({ m }, word) => {
    const [y, wool] = [Math.max(296, m.length - 2), cloth(word)]
    const d = path`M228 ${y + 30}L246 384M130 ${y - 6}Q200 ${y + 58} 270 ${y - 6}`
    return (
      line(d, darker(wool, 0.35), 33) +
      line(d, wool, 29) +
      `<path d="${d}" stroke="#F4F4F4" stroke-width="29" stroke-dasharray="13 20" stroke-linecap="butt" fill="none"/>`
    )
  },
  snood: ({ m }, word) => {
    const [y, half] = [Math.max(290, m.length - 16), m.jaw * m.neck + 9]
    return (
      fill(
        path`M${200 - half} ${y - 12}Q200 ${y + 26} ${200 + half} ${y - 12}L${200 + half + 8} ${y + 24}Q200 ${y + 66} ${192 - half} ${y + 24}Z`,
        cloth(word),
        1,
        ` stroke="${darker(cloth(word), 0.35)}" stroke-width="2.5"`,
      ) + line(path`M${198 - half} ${y + 6}Q200 ${y + 46} ${202 + half} ${y + 6}`, darker(cloth(word), 0.3), 2.5)
    )
  },
  armband: ({ m }, word) => {
    const y = m.length > 302 ? Math.round((m.length - 302) * 0.9) : 0
    return (
      fill(
        path`M82 ${y + 314}Q116 ${y + 322} 140 ${y + 342}L116 ${y + 384}Q88 ${y + 356} 48 ${y + 342}Z`,
        cloth(word),
        1,
        ` stroke="${darker(cloth(word), 0.35)}" stroke-width="3"`,
      ) +
      line(path`M66 ${y + 329}Q100 ${y + 338} 127 ${y + 362}`, '#fff', 6) +
      line(path`M112 ${y + 334}Q98 ${y + 336} 92 ${y + 350}`, '#fff', 6)
    )
  },
  kiss: ({ put }) => {
    const x = put(14, 140)
    return fill(
      path`M${x - 22} 140Q${x - 8} 128 ${x} 134Q${x + 8} 126 ${x + 22} 136Q${x} 139 ${x - 22} 140ZM${x - 20} 143Q${x} 143 ${x + 20} 140Q${x + 4} 156 ${x - 20} 143Z`,
      '#D3203E',
      0.85,
    )
  },
  plaster: ({ m, put }) =>
    path`<rect x="${put(0, 218) - 24}" y="${m.nose - 24}" width="48" height="13" rx="5" fill="#F4EBDD" stroke="#CDBFA8"/>`,
  slit: ({ m, put, skin }) => line(path`M${put(m.gap + 14, 176)} ${190 - m.lift}l-5 18`, skin, 5),
}

/** Earring: a pearl, or a small `stud`. */
function earring({ m, put }: Pose, side: 1 | -1, word: string): string {
  const y = 207 + m.ears * 0.7 + 8
  return path`<circle cx="${put(side * (m.temple + 2), 220)}" cy="${y}" r="${word === 'stud' ? 3 : 5}" fill="#F7F7F2" stroke="#A8A59B"/>`
}

export const drawWorn = (pose: Pose, { extras }: Look): string =>
  [...extras].map(([extra, word]) => WORN[extra]?.(pose, word) ?? '').join('')
