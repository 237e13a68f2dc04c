import { darker, luminance, mix } from '../colour.ts'
import { fill, line, path } from './ink.ts'
import type { Pose } from './skull.ts'

/** Tones of a skin: a warm shade, a deep one for folds, ink for fine lines, light. Dark skin needs stronger ones. */
export function tonesOf(skin: string) {
  const more = luminance(skin) < 0.1 ? 0.1 : 0
  return {
    shade: darker(mix(skin, '#B0482E', 0.16), 0.15 + more),
    nose: darker(mix(skin, '#A03A22', 0.22), 0.2 + more),
    deep: darker(mix(skin, '#8A2E20', 0.22), 0.28 + 2 * more),
    ink: darker(mix(skin, '#8A2E20', 0.3), 0.46 + 2 * more),
    glow: mix(skin, more ? '#F2A46A' : '#FFFFFF', 0.15 + more),
  }
}

/** The neck, behind the head and over the back of the shirt. */
export function drawNeck({ m, skin, put }: Pose): string {
  const half = m.jaw * m.neck + 2
  const [left, right] = [200 - half, 200 + half]
  return (
    fill(path`M${left} 236V322C${left + 12} 362 ${right - 12} 362 ${right} 322V236Z`, skin) +
    fill(path`M${left} 250V290Q${put(0, 300)} ${m.length + 44} ${right} 294V250Z`, tonesOf(skin).deep, 0.8)
  )
}

/** Both ears; the far one is smaller and in the shade. */
export function drawEars({ m, put, skin }: Pose): string {
  const { shade, deep } = tonesOf(skin)
  const ear = (side: 1 | -1) => {
    const x = put(side * (m.temple + (m.ears - 12) * 0.35), 204)
    const rx = m.ears * (side * m.turn <= 0 ? 1 : 1 - 0.4 * Math.abs(m.turn))
    const ry = m.ears * 0.7 + 13
    return (
      `<ellipse cx="${Math.round(x)}" cy="207" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${side > 0 ? shade : skin}"/>` +
      line(
        path`M${x + side * rx * 0.35} ${207 - ry * 0.55}q${side * rx * 0.55} ${ry * 0.45} ${-side * rx * 0.3} ${ry}`,
        deep,
        2.5,
        0.7,
      )
    )
  }
  return ear(-1) + ear(1)
}

/** Light from one side: a shadow that steps in under the cheekbone (deeper when gaunt), a lit brow, warm cheeks. */
export function drawPlanes({ m, put, skin, id }: Pose): string {
  const { shade, glow } = tonesOf(skin)
  const away = m.turn < 0 ? -1 : 1
  const p = (x: number, y: number) => path`${put(away * x, y)} ${y}`
  const hollow = m.gaunt * 15
  const { temple, cheek, jaw, length } = m
  const cast = `M${p(temple - 16, 100)}C${p(temple - 4, 140)} ${p(temple - 8, 170)} ${p(temple - 10, 196)}C${p(cheek - 2, 212)} ${p(cheek - 4, 222)} ${p(cheek - 13 - hollow, 234 + hollow * 0.3)}C${p(jaw - 18 - hollow, 250)} ${p(jaw - 12, 270)} ${p(12, length + 6)}L${p(130, length + 6)}L${p(130, 100)}Z`
  const near = `M${p(-temple - 4, 214)}Q${p(-cheek + 8, 226)} ${p(-cheek + 20 + hollow * 0.8, 240)}Q${p(-jaw + 14 + hollow * 0.4, 256)} ${p(-jaw + 6, 272)}L${p(-temple - 10, 280)}Z`
  const brow = `M${p(-temple + 4, 172)}C${p(-temple + 4, 134)} ${p(-temple + 34, 122)} ${p(-8, 126)}C${p(-40, 134)} ${p(-temple + 22, 150)} ${p(-temple + 4, 172)}Z`
  const bone = `M${p(-cheek + 6, 224)}Q${p(-m.gap, 212)} ${p(-16, 224)}Q${p(-m.gap, 236)} ${p(-cheek + 6, 224)}Z`
  const blush = (side: 1 | -1) =>
    path`<ellipse cx="${put(side * (cheek - 28), 230)}" cy="230" rx="30" ry="21" fill="url(#${id}b)"/>`
  return (
    fill(cast, shade, 0.6) +
    (m.gaunt > 0.3 ? fill(near, shade, 0.5) : '') +
    fill(brow + bone, glow, 0.45) +
    (m.blush > 0 ? blush(-1) + blush(1) : '')
  )
}
