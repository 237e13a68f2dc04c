import { darker, mix } from '../colour.ts'
import type { Extra, Look } from './attributes.ts'
import { tonesOf } from './flesh.ts'
import { fill, line, path } from './ink.ts'
import type { Pose } from './skull.ts'

const FRECKLES = [
  [-46, 222],
  [-38, 228],
  [-30, 221],
  [-24, 230],
  [46, 222],
  [38, 228],
  [30, 221],
  [24, 230],
  [-8, 214],
  [8, 217],
] as const

const fold = (pose: Pose, d: string, width = 2.8, opacity = 0.75) => line(d, tonesOf(pose.skin).deep, width, opacity)

/** Skin marks, drawn under beard and mouth. */
const MARKS: Partial<Record<Extra, (pose: Pose) => string>> = {
  freckles: ({ put, skin }) =>
    fill(
      FRECKLES.map(([x, y]) => path`M${put(x, y)} ${y}h3v3h-3z`).join(''),
      darker(mix(skin, '#A8521E', 0.55), 0.05),
      0.75,
    ),
  lines: (pose) =>
    fold(
      pose,
      path`M${pose.put(-36, 150)} 152Q${pose.put(0, 146)} 146 ${pose.put(36, 150)} 152M${pose.put(-28, 160)} 163Q${pose.put(0, 158)} 158 ${pose.put(28, 160)} 163`,
      2.4,
      0.6,
    ),
  furrow: (pose) => fold(pose, path`M${pose.put(-6, 176)} 172q-2 8 1 13M${pose.put(6, 176)} 172q2 8-1 13`),
  dimple: (pose) => fold(pose, path`M${pose.put(0, 290)} ${pose.m.length - 15}v9`, 3.2),
  dimples: (pose) =>
    fold(
      pose,
      path`M${pose.put(-pose.m.mouth - 11, 256)} 250q-4 6 0 12M${pose.put(pose.m.mouth + 11, 256)} 250q4 6 0 12`,
      3.2,
    ),
  mole: ({ put, skin }) =>
    `<circle cx="${Math.round(put(34, 240))}" cy="243" r="3" fill="${darker(mix(skin, '#4A2015', 0.4), 0.4)}"/>`,
  crinkles: (pose) => {
    const { m, put } = pose
    const at = (s: 1 | -1) => [put(s * (m.gap + m.eye + 7), 200), put(s * (m.gap + m.eye + 19), 200)] as const
    const side = (s: 1 | -1) => {
      const [near, far] = at(s)
      return path`M${near} 197L${far} 190M${near} 203L${far} 203M${near} 209L${far} 215`
    }
    const under = (s: 1 | -1) =>
      path`M${put(s * (m.gap - 14), 200)} 212Q${put(s * m.gap, 200)} 218 ${put(s * (m.gap + 14), 200)} 212`
    return fold(pose, side(-1) + side(1) + under(-1) + under(1))
  },
  tattoo: ({ m, skin }) => {
    const edge = m.jaw * m.neck - 6
    const side = (s: 1 | -1) => {
      const x = 200 + s * edge
      return path`M${x} 284q${-s * 12} 2 ${-s * 6} 11t${-s * 9} 8q${s * 12} -1 ${s * 10} 9M${x} 300q${-s * 9} 10 ${s} 17M${x - s * 22} 316q${-s * 8} -5 ${-s * 15} 4M${x - s * 14} 318l${-s * 9} 9`
    }
    return line(side(-1) + side(1), darker(mix(skin, '#20344A', 0.6), 0.4), 4.6, 0.85)
  },
}

export const drawMarks = (pose: Pose, { extras }: Look): string =>
  [...extras.keys()].map((extra) => MARKS[extra]?.(pose) ?? '').join('')
