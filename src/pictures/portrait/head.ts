import { darker, lighter, mix } from '../colour.ts'
import type { Head } from './attributes.ts'

/** Half widths in the drawing's units, the middle of the face being x = 200; eyes are at y = 200, mouths at 258. */
export type Skull = { temple: number; jaw: number; chin: number; bottom: number }

const SKULLS: Record<Head, Skull> = {
  oval: { temple: 75, jaw: 60, chin: 30, bottom: 299 },
  round: { temple: 79, jaw: 68, chin: 38, bottom: 295 },
  square: { temple: 76, jaw: 69, chin: 50, bottom: 300 },
  long: { temple: 70, jaw: 56, chin: 34, bottom: 309 },
  heart: { temple: 76, jaw: 53, chin: 22, bottom: 301 },
  wide: { temple: 82, jaw: 74, chin: 50, bottom: 298 },
}

export const skullOf = (head: Head): Skull => SKULLS[head]

/** The outline of the face without ears. */
export function facePath({ temple, jaw, chin, bottom }: Skull): string {
  const right = (offset: number) => 200 + offset
  const left = (offset: number) => 200 - offset
  return (
    `M${left(temple)} 182C${left(temple + 2)} 84 ${right(temple + 2)} 84 ${right(temple)} 182` +
    `C${right(temple)} 218 ${right(jaw + 5)} 238 ${right(jaw)} 262C${right(jaw - 5)} 281 ${right(chin)} ${bottom} 200 ${bottom}` +
    `C${left(chin)} ${bottom} ${left(jaw - 5)} 281 ${left(jaw)} 262C${left(jaw + 5)} 238 ${left(temple)} 218 ${left(temple)} 182Z`
  )
}

/** Neck, ears and face with light from the left. `clip` names the clip path of the face. */
export function drawHead(skull: Skull, skin: string, clip: string, bigEars: boolean): string {
  const { temple, jaw, bottom } = skull
  const shadow = darker(mix(skin, '#B0482E', 0.12), 0.16)
  const deep = darker(mix(skin, '#8A2E20', 0.12), 0.3)
  const light = lighter(skin, 0.14)
  const path = facePath(skull)
  const ear = (side: 1 | -1) => {
    const x = 200 + side * (temple + (bigEars ? 4 : 0))
    const [rx, ry] = bigEars ? [16, 25] : [12, 21]
    return (
      `<ellipse cx="${x}" cy="206" rx="${rx}" ry="${ry}" fill="${side > 0 ? shadow : skin}"/>` +
      `<path d="M${x + side * 5} 194q${side * 5} 10 ${side * -4} 22" stroke="${deep}" stroke-width="2.5" fill="none" opacity=".6"/>`
    )
  }
  return (
    ear(-1) +
    ear(1) +
    `<path d="${path}" fill="${skin}"/><g clip-path="url(#${clip})">` +
    `<path d="M${200 + temple - 22} 110C${200 + temple - 6} 190 ${200 + jaw - 18} 262 206 ${bottom + 4}H300V110Z" fill="${shadow}" opacity=".5"/>` +
    `<path d="M${200 - temple} 150C${200 - temple + 20} 120 190 118 196 138C176 150 ${200 - temple + 24} 160 ${200 - temple} 190Z" fill="${light}" opacity=".55"/>` +
    `<ellipse cx="${200 - 40}" cy="232" rx="18" ry="11" fill="#E0503A" opacity=".1"/><ellipse cx="${200 + 40}" cy="232" rx="18" ry="11" fill="#E0503A" opacity=".12"/></g>`
  )
}

/** The neck goes behind the head and over the shirt's back. */
export function drawNeck({ jaw, bottom }: Skull, skin: string): string {
  const half = Math.round(jaw * 0.74)
  const shadow = darker(mix(skin, '#8A2E20', 0.14), 0.24)
  return (
    `<path d="M${200 - half} 240V318C${200 - half + 12} 352 ${200 + half - 12} 352 ${200 + half} 318V240Z" fill="${skin}"/>` +
    `<path d="M${200 - half} 262V296C${200 - 20} ${bottom + 34} ${200 + 24} ${bottom + 30} ${200 + half} 300V262Z" fill="${shadow}" opacity=".75"/>`
  )
}
