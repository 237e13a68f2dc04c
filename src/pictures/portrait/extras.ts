import { darker, mix } from '../colour.ts'
import type { Extra, Look } from './attributes.ts'
import type { Skull } from './head.ts'

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

type Place = { skull: Skull; skin: string; word: string }

const SCARS: Record<string, string> = {
  brow: 'M240 170L248 190',
  long: 'M262 196C264 224 256 248 240 262',
}

const stroke = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" ${more}/>`

/** Marks of the skin, drawn under beard and mouth. */
export const SKIN_MARKS: Partial<Record<Extra, (place: Place) => string>> = {
  freckles: ({ skin }) =>
    `<path d="${[-46, -38, -30, -42, 30, 38, 46, 42]
      .map((x, index) => `M${200 + x} ${220 + (index % 4) * 5}v.1`)
      .join(
        '',
      )}" stroke="${darker(mix(skin, '#A0522D', 0.4), 0.2)}" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`,
  lines: ({ skin }) =>
    stroke(
      'M164 150Q200 143 236 150M170 163Q200 157 230 163',
      darker(mix(skin, '#8A2E20', 0.2), 0.36),
      2.4,
      'opacity=".55"',
    ) +
    stroke(
      'M172 234Q160 246 160 258M228 234Q240 246 240 258',
      darker(mix(skin, '#8A2E20', 0.2), 0.36),
      2.6,
      'opacity=".55"',
    ),
  bags: ({ skin }) =>
    stroke(
      'M150 212Q164 221 179 213M221 213Q236 221 250 212',
      darker(mix(skin, '#8A2E20', 0.25), 0.3),
      3,
      'opacity=".5"',
    ),
  cheeks: () =>
    '<circle cx="154" cy="234" r="17" fill="#E8503C" opacity=".3"/><circle cx="246" cy="234" r="17" fill="#E8503C" opacity=".3"/>',
  dimple: ({ skin }) => stroke('M200 283V291', darker(mix(skin, '#8A2E20', 0.2), 0.36), 3, 'opacity=".7"'),
  scar: ({ skin, word }) => stroke(SCARS[word] ?? SCARS.brow ?? '', darker(mix(skin, '#B0406A', 0.35), 0.22), 4),
  slit: ({ skin }) => stroke('M246 170L241 186', skin, 4.5),
}

/** Things worn, drawn over everything. */
export const WORN: Partial<Record<Extra, (place: Place) => string>> = {
  earrings: (place) => earring(place, -1) + earring(place, 1),
  earring: (place) => earring(place, -1),
  headband: ({ skull: { temple }, word }) =>
    `<path d="M${199 - temple} 158C${206 - temple} 128 ${194 + temple} 128 ${201 + temple} 158L${200 + temple} 138C${190 + temple} 106 ${210 - temple} 106 ${200 - temple} 138Z" fill="${cloth(word)}" stroke="${darker(cloth(word), 0.25)}" stroke-width="1.5"/>`,
  alice: ({ skull: { temple }, word }) =>
    stroke(`M${198 - temple} 152C${204 - temple} 92 ${196 + temple} 92 ${202 + temple} 152`, cloth(word), 8),
  glasses: () =>
    '<g fill="#fff" fill-opacity=".18" stroke="#1E1E22" stroke-width="4.5"><rect x="140" y="184" width="50" height="34" rx="12"/><rect x="210" y="184" width="50" height="34" rx="12"/><path d="M190 196Q200 190 210 196M140 196L124 192M260 196L276 192" fill="none"/></g>',
  goggles: ({ skull: { temple } }) =>
    `<path d="M${198 - temple} 186L140 190M${202 + temple} 186L260 190" stroke="#1E1E22" stroke-width="8"/>` +
    '<path d="M136 198C136 182 152 180 168 180C184 180 194 186 200 190C206 186 216 180 232 180C248 180 264 182 264 198C264 222 250 228 234 228C218 228 208 218 200 210C192 218 182 228 166 228C150 228 136 222 136 198Z" fill="#D9542B" fill-opacity=".42" stroke="#1E1E22" stroke-width="5"/>' +
    '<path d="M150 192Q160 186 174 188M220 190Q232 186 244 190" stroke="#fff" stroke-width="4" fill="none" opacity=".6" stroke-linecap="round"/>',
  mask: ({ skull: { temple } }) =>
    `<path d="M${201 - temple} 178C${212 - temple} 160 182 160 200 166C218 160 ${188 + temple} 160 ${199 + temple} 178L${197 + temple} 204C${186 + temple} 232 234 238 216 226Q208 244 200 244Q192 244 184 226C166 238 ${214 - temple} 232 ${203 - temple} 204ZM146 200Q165 218 184 202Q165 184 146 200ZM254 200Q235 184 216 202Q235 218 254 200Z" fill="#17171B" fill-rule="evenodd"/>` +
    '<path d="M150 174Q176 166 196 172" stroke="#fff" stroke-width="3" fill="none" opacity=".35"/>',
  helmet: ({ skull: { temple } }) => {
    const left = 190 - temple
    const right = 210 + temple
    return (
      `<path d="M${left} 214C${left - 10} 110 ${left + 36} 76 200 74C${right - 36} 76 ${right + 10} 110 ${right} 214L${right - 22} 216C${right - 16} 160 ${right - 34} 140 200 136C${left + 34} 140 ${left + 16} 160 ${left + 22} 216Z" fill="#1C1D22"/>` +
      `<path d="M170 78V138M230 78V138M${left + 4} 150Q${left + 30} 120 170 108M${right - 4} 150Q${right - 30} 120 230 108" stroke="#4A4D57" stroke-width="4" fill="none"/>` +
      `<path d="M${left + 10} 214Q${left + 20} 282 190 ${302}" stroke="#1C1D22" stroke-width="7" fill="none"/><path d="M${right - 10} 214Q${right - 20} 282 210 302" stroke="#1C1D22" stroke-width="7" fill="none"/>`
    )
  },
  cap: ({ word }) =>
    `<path d="M114 152C104 100 140 76 200 76C260 76 296 100 286 152C250 132 150 132 114 152Z" fill="${cloth(word)}"/>` +
    `<path d="M122 150C150 128 250 128 278 150C282 164 276 168 268 164C240 148 160 148 132 164C124 168 118 164 122 150Z" fill="${darker(cloth(word), 0.3)}"/><circle cx="200" cy="79" r="6" fill="${darker(cloth(word), 0.3)}"/>`,
  tattoo: ({ skin }) =>
    stroke(
      'M158 295q5 -8 9 0t8 -2M160 305q6 -7 10 0M226 297q6 6 11 -2t6 2M230 307q6 -7 10 0',
      darker(mix(skin, '#20344A', 0.5), 0.3),
      3.4,
      'opacity=".75"',
    ),
}

function earring({ skull: { temple } }: Place, side: 1 | -1): string {
  return `<circle cx="${200 + side * (temple + 4)}" cy="226" r="5" fill="#F7F7F2" stroke="#A8A59B" stroke-width="1.5"/>`
}

/** All extras of one kind that a look has. */
export const drawExtras = (
  look: Look,
  kinds: Partial<Record<Extra, (place: Place) => string>>,
  place: Omit<Place, 'word'>,
): string => [...look.extras].map(([extra, word]) => kinds[extra]?.({ ...place, word }) ?? '').join('')
