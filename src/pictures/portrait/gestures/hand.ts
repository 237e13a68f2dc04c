import { line, path } from '../ink.ts'
import type { Pose } from '../skull.ts'

/** `cloth`: colour of the sleeve; `pad`: colour of a glove's palm. */
export type Ink = { colour: string; rim: string; wide: number; cloth: string; pad?: string }
/**
 * Position of the palm, its turn in degrees, the extended fingers (thumb, index, middle, ring, pinky), the length of
 * the arm.
 */
export type Hand = { x: number; y: number; turn?: number; flip?: boolean; out?: string; arm?: number }

/** A stroke with a rim, for arms and fingers. */
export const rope = (d: string, { colour, rim }: Ink, width: number) => line(d, rim, width + 4) + line(d, colour, width)

const FINGERS = [
  ['i', -15, -40],
  ['m', -5, -45],
  ['r', 5.5, -42],
  ['p', 15.5, -32],
] as const

/** A hand with its palm to the front, fingers up, thumb on the left. */
export function hand({ x, y, turn = 0, flip = false, out = '', arm = 90 }: Hand, ink: Ink): string {
  const isShaka = out === 'tp'
  const fingers = FINGERS.map(([name, at, tip]) => {
    if (!out.includes(name)) return ['', path`M${at} -9v9`] as const
    return [isShaka ? 'M16-6l20-26' : path`M${at} -8L${at * 1.25} ${tip}`, ''] as const
  })
  const thumb = out.includes('t') ? (isShaka ? 'M-14 4l-28-8' : 'M-15 12l-19-24') : 'M-16 8l20 6'
  const long = fingers.map(([d]) => d).join('')
  const folded = fingers.map(([, d]) => d).join('')
  const side = flip ? '-1.16 1.16' : '1.16'
  const stroke = (d: string, width: number) =>
    d &&
    `<path d="${d}" stroke="${ink.rim}" stroke-width="${width + 4}"/><path d="${d}" stroke="${ink.colour}" stroke-width="${width}"/>`
  return (
    `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${side})" fill="none">` +
    stroke(path`M0 24V${24 + arm}`, 27) +
    stroke(long, ink.wide) +
    (out.includes('t') ? stroke(thumb, ink.wide + 1) : '') +
    `<path d="M-22-8Q-22-14-15-14H15Q22-14 22-8V14Q20 30 0 30Q-20 30-22 14Z" fill="${ink.colour}" stroke="${ink.rim}" stroke-width="2"/>` +
    (long
      ? `<path d="${long.replaceAll(/L[^M]*|l[^M]*/g, 'v3')}" stroke="${ink.colour}" stroke-width="${ink.wide}"/>`
      : '') +
    stroke(folded, ink.wide - 2) +
    (out.includes('t') ? '' : stroke(thumb, ink.wide)) +
    '</g>'
  )
}

/** The hand and its mirror image. */
export const twins = (one: Hand, ink: Ink) =>
  hand(one, ink) + hand({ ...one, x: 400 - one.x, turn: -(one.turn ?? 0), flip: !one.flip }, ink)

/** Hands in a portrait: `back` lies behind the head, `front` over the face. */
export type Held = { back?: string; front?: string }
export type Gesture = (ink: Ink, pose: Pose) => Held
