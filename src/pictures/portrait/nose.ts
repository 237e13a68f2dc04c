import { lighter } from '../colour.ts'
import { tonesOf } from './flesh.ts'
import { fill, line, path } from './ink.ts'
import type { Pose } from './skull.ts'

/** Shaded side, wings and ball: one solid form that reads at 32 pixels. */
export function drawNose({ m, put, skin }: Pose): string {
  const tones = tonesOf(skin)
  const { nose: tip, wide, hump } = m
  const x = put(0, 225) + m.turn * 6
  const top = put(0, 195)
  const s = m.turn < 0 ? -1 : 1
  const side = path`M${top + s * 7} 190C${top + s * (5 + hump * 1.6)} 206 ${x + s * (5 + hump)} ${tip - 20} ${x + s * wide * 0.55} ${tip - 12}Q${x + s * (wide + 4)} ${tip - 6} ${x + s * wide} ${tip + 1}Q${x + s * wide * 0.5} ${tip + 5} ${x} ${tip + 4}Q${x + s * 4} ${tip - 20} ${top + s} 192Z`
  const wings = path`M${x - wide} ${tip - 7}Q${x - wide - 4} ${tip + 2} ${x - wide + 5} ${tip + 2}Q${x - wide * 0.4} ${tip + 1} ${x - wide * 0.38} ${tip + 3}Q${x} ${tip + 9 + hump * 0.5} ${x + wide * 0.38} ${tip + 3}Q${x + wide * 0.4} ${tip + 1} ${x + wide - 5} ${tip + 2}Q${x + wide + 4} ${tip + 2} ${x + wide} ${tip - 7}`
  const light =
    hump > 2
      ? line(path`M${top - s * 3} 196Q${x - s * (2 + hump)} 208 ${x - s * 2} ${tip - 14}`, lighter(skin, 0.3), 4, 0.5)
      : fill(
          path`M${x - s * 4} ${tip - 12}q${s * 3} -5 ${s * 5} 1q${s} 6 ${-s * 2} 6q${-s * 4} -1 ${-s * 3} -7Z`,
          lighter(skin, 0.4),
          0.5,
        )
  // A large nose gets a line of its own.
  const large = Math.min(1, Math.max(0, (tip - 238) / 7) + Math.max(0, hump / 5))
  const bridge =
    large > 0.15
      ? line(
          path`M${top + s * 8} 188C${top + s * (6 + hump * 1.7)} 206 ${x + s * (6 + hump * 1.1)} ${tip - 20} ${x + s * wide * 0.6} ${tip - 12}`,
          tones.deep,
          3.6,
          Math.round(large * 90) / 100,
        )
      : ''
  return fill(side, tones.nose, 0.9) + bridge + light + line(wings, tones.ink, 4.2)
}
