import { darker } from '../colour.ts'
import type { Extra, Look } from './attributes.ts'
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
}
const cloth = (word: string) => CLOTH[word] ?? '#F4F4F4'

/** A band around the head; heights in shares of the way from crown to eyes. */
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

/** Things worn, drawn over everything. */
const WORN: Partial<Record<Extra, (pose: Pose, word: string) => string>> = {
  earrings: (pose) => earring(pose, -1) + earring(pose, 1),
  earring: (pose) => earring(pose, -1),
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
    return line(curve(points, { closed: false }), cloth(word), 7)
  },
  glasses: ({ m, put }) => {
    const [l, r] = [put(-m.gap, 200), put(m.gap, 200)]
    return `<g fill="#fff" fill-opacity=".18" stroke="#1E1E22" stroke-width="4.5">${[l, r].map((x) => path`<rect x="${x - 26}" y="183" width="52" height="36" rx="13"/>`).join('')}${path`<path d="M${l + 26} 196Q200 190 ${r - 26} 196M${l - 26} 196L${put(-m.temple, 192)} 192M${r + 26} 196L${put(m.temple, 192)} 192" fill="none"/></g>`}`
  },
  goggles: ({ m, put }) =>
    line(path`M${put(-m.temple - 2, 188)} 186L138 190M${put(m.temple + 2, 188)} 186L262 190`, '#1E1E22', 9) +
    '<path d="M134 198C134 180 152 178 168 178C184 178 194 185 200 189C206 185 216 178 232 178C248 178 266 180 266 198C266 224 250 230 234 230C218 230 208 219 200 211C192 219 182 230 166 230C150 230 134 224 134 198Z" fill="#D9542B" fill-opacity=".42" stroke="#1E1E22" stroke-width="6"/>' +
    line('M150 191Q160 185 174 187M220 189Q232 185 244 189', '#fff', 4, 0.6),
  mask: ({ m, put }) => {
    const [l, r] = [put(-m.temple - 1, 190), put(m.temple + 1, 190)]
    return (
      fill(
        path`M${l} 178C${l + 12} 158 182 158 200 165C218 158 ${r - 12} 158 ${r} 178L${r - 3} 206C${r - 14} 234 234 240 217 229Q208 247 200 247Q192 247 183 229C166 240 ${l + 14} 234 ${l + 3} 206ZM144 201Q165 220 186 203Q165 183 144 201ZM256 201Q235 183 214 203Q235 220 256 201Z`,
        '#17171B',
        1,
        ' fill-rule="evenodd"',
      ) + line('M150 173Q176 165 196 171', '#fff', 3, 0.35)
    )
  },
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
  plaster: ({ m, put }) =>
    path`<rect x="${put(0, 218) - 24}" y="${m.nose - 24}" width="48" height="13" rx="5" fill="#F4EBDD" stroke="#CDBFA8"/>`,
  slit: ({ m, put, skin }) => line(path`M${put(m.gap + 14, 176)} ${190 - m.lift}l-5 18`, skin, 5),
}

function earring({ m, put }: Pose, side: 1 | -1): string {
  const y = 207 + m.ears * 0.7 + 8
  return path`<circle cx="${put(side * (m.temple + 2), 220)}" cy="${y}" r="5" fill="#F7F7F2" stroke="#A8A59B"/>`
}

export const drawWorn = (pose: Pose, { extras }: Look): string =>
  [...extras].map(([extra, word]) => WORN[extra]?.(pose, word) ?? '').join('')
