import { darker, luminance, mix } from '../colour.ts'
import type { Look, Mouth } from './attributes.ts'
import { tonesOf } from './flesh.ts'
import { fill, line, path } from './ink.ts'
import type { Pose } from './skull.ts'
import { drawTeeth, INSIDE } from './teeth.ts'

const TEETH = '#FFFDF6'
const TONGUE = '#C85A5C'
const OPEN: readonly Mouth[] = ['grin', 'beam', 'laugh', 'shout']

/** The mouth; its middle is at y = 258 in every portrait. */
export function drawMouth(pose: Pose, { mouth, extras }: Look): string {
  const ink = inkOf(pose)
  const { x, w } = ink
  const isOpen = OPEN.includes(mouth)
  return foldsOf(pose, w, isOpen, extras.has('folds')) + MOUTHS[mouth](ink) + drawTeeth(x, w, isOpen, extras)
}

function inkOf({ m, put, skin }: Pose) {
  const isDark = luminance(skin) < 0.1
  return {
    x: put(0, 258),
    w: m.mouth,
    f: m.lips,
    gape: m.gape,
    lip: mix(darker(skin, isDark ? 0.12 : 0.16), isDark ? '#B5605A' : '#B04C44', 0.5),
    ink: darker(mix(skin, '#6A1A16', 0.4), 0.55),
  }
}
type Ink = ReturnType<typeof inkOf>

/** Lines from nose to mouth, for laughter and age. */
function foldsOf({ m, put, skin }: Pose, w: number, isOpen: boolean, deep: boolean): string {
  if (!deep && !isOpen) return ''
  const side = (s: 1 | -1) =>
    path`M${put(s * (m.wide + 8), 230)} ${m.nose - 4}Q${put(s * (w + 10), 244)} 242 ${put(s * (w + 9), 256)} ${deep ? 264 : 254}`
  return line(side(-1) + side(1), tonesOf(skin).deep, deep ? 3.4 : 2.6, deep ? 0.8 : 0.6)
}

/** Closed lips with the line between them. */
function closed({ x, w, f, lip, ink }: Ink, between: string, y: number): string {
  const upper = path`M${x - w + 3} ${y}Q${x - w * 0.4} ${y - f} ${x} ${y - f * 0.55}Q${x + w * 0.4} ${y - f} ${x + w - 3} ${y}Q${x} ${y + 3} ${x - w + 3} ${y}Z`
  const lower = path`M${x - w + 7} ${y + 1}Q${x} ${y + f * 2.5 + 3} ${x + w - 7} ${y + 1}Z`
  return fill(upper + lower, lip, 0.75) + line(between, ink, 4.2)
}

/** Laughing mouth: rise of the corners, opening, reach of the teeth, with or without tongue. */
function open({ x, w, f, gape, lip, ink }: Ink, rise: number, opens: number, teeth: number, tongue: boolean): string {
  const [l, r, depth] = [x - w, x + w, opens * gape]
  const inside = path`M${l} ${258 - rise}Q${x} 260 ${r} ${258 - rise}Q${r - 4} ${258 + depth} ${x} ${258 + depth}Q${l + 4} ${258 + depth} ${l} ${258 - rise}Z`
  const row = path`M${l + 3} ${260 - rise}Q${x} 261 ${r - 3} ${260 - rise}Q${r - 7} ${258 + teeth} ${x} ${258 + teeth}Q${l + 7} ${258 + teeth} ${l + 3} ${260 - rise}Z`
  const tip = path`M${x - w * 0.5} ${254 + depth}Q${x} ${244 + depth} ${x + w * 0.5} ${254 + depth}Q${x} ${259 + depth} ${x - w * 0.5} ${254 + depth}Z`
  return (
    fill(inside, INSIDE, 1, ` stroke="${lip}" stroke-width="${Math.round(f * 0.8)}"`) +
    fill(row, TEETH) +
    (tongue ? fill(tip, TONGUE) : '') +
    line(path`M${l - 4} ${261 - rise}q0-5 4-7M${r + 4} ${261 - rise}q0-5-4-7`, ink, 2.6, 0.6)
  )
}

function shout({ x, w, f, gape, lip }: Ink): string {
  const [l, r, low] = [x - w * 0.9, x + w * 0.9, 258 + 29 * gape]
  return (
    fill(
      path`M${l + 5} 256Q${l + 7} 247 ${x} 246Q${r - 7} 247 ${r - 5} 256Q${r} ${low - 1} ${x} ${low}Q${l} ${low - 1} ${l + 5} 256Z`,
      INSIDE,
      1,
      ` stroke="${lip}" stroke-width="${Math.round(f * 0.7)}"`,
    ) +
    fill(path`M${l + 9} 256Q${l + 11} 250 ${x} 249Q${r - 11} 250 ${r - 9} 256Q${x} 261 ${l + 9} 256Z`, TEETH) +
    fill(
      path`M${x - w * 0.5} ${low - 4}Q${x} ${low - 18} ${x + w * 0.5} ${low - 4}Q${x} ${low} ${x - w * 0.5} ${low - 4}Z`,
      TONGUE,
    )
  )
}

function pout({ x, w, f, lip }: Ink): string {
  const [l, r] = [x - w, x + w]
  return (
    fill(
      path`M${l + 6} 258Q${x - 8} 247 ${x} 251Q${x + 8} 247 ${r - 6} 258Q${x} 262 ${l + 6} 258ZM${l + 8} 260Q${x} ${266 + f * 1.4} ${r - 8} 260Z`,
      lip,
    ) +
    fill(path`M${l + 8} 258Q${x} 253 ${r - 8} 258Q${x} 265 ${l + 8} 258Z`, INSIDE) +
    fill(path`M${x - w * 0.45} 257Q${x} 254 ${x + w * 0.45} 257Q${x} 260 ${x - w * 0.45} 257Z`, TEETH)
  )
}

const MOUTHS: Record<Mouth, (ink: Ink) => string> = {
  calm: (ink) =>
    closed(
      ink,
      path`M${ink.x - ink.w} 259Q${ink.x - ink.w * 0.4} 261 ${ink.x} 259Q${ink.x + ink.w * 0.4} 261 ${ink.x + ink.w} 259`,
      259,
    ),
  serious: (ink) => closed(ink, path`M${ink.x - ink.w} 262Q${ink.x} 255 ${ink.x + ink.w} 262`, 260),
  smile: (ink) =>
    closed(
      ink,
      path`M${ink.x - ink.w} 253Q${ink.x - ink.w + 5} 259 ${ink.x} 263Q${ink.x + ink.w - 5} 259 ${ink.x + ink.w} 253`,
      258,
    ),
  smirk: (ink) => closed(ink, path`M${ink.x - ink.w + 4} 259Q${ink.x} 265 ${ink.x + ink.w + 2} 250`, 259),
  pout,
  grin: (ink) => open(ink, 6, 15, 9, false),
  beam: (ink) => open(ink, 9, 22, 12, true),
  laugh: (ink) => open(ink, 9, 29, 13, true),
  shout,
}
