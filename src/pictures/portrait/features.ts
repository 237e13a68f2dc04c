import { darker, luminance, mix } from '../colour.ts'
import type { Look, Mouth, Nose } from './attributes.ts'

/** Half width at the nostrils, y of the tip, bend of the ridge to one side. */
const NOSES: Record<Nose, [half: number, tip: number, bend: number]> = {
  normal: [13, 236, 5],
  straight: [11, 236, 2],
  wide: [18, 236, 4],
  broad: [22, 237, 4],
  long: [13, 241, 5],
  hook: [15, 240, 11],
  small: [10, 231, 3],
}

/** Ridge, nostrils and the shadow beside them. */
export function drawNose(nose: Nose, skin: string): string {
  const [half, tip, bend] = NOSES[nose]
  const line = darker(mix(skin, '#8A2E20', 0.22), 0.34)
  const left = 200 - half
  const right = 200 + half
  return (
    `<path d="M204 196C${204 + bend} 214 ${203 + bend} ${tip - 14} ${right} ${tip - 5}Q${right + 1} ${tip + 3} ${right - 7} ${tip + 2}L204 ${tip - 3}Z" fill="${line}" opacity=".38"/>` +
    `<path d="M${left + 2} ${tip - 8}C${left - 5} ${tip + 3} ${left + 5} ${tip + 4} ${left + 8} ${tip + 1}Q200 ${tip + 8} ${right - 8} ${tip + 1}C${right - 5} ${tip + 4} ${right + 5} ${tip + 3} ${right - 2} ${tip - 8}" stroke="${line}" stroke-width="3.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

const TEETH = '#FFFDF8'
const INSIDE = '#6B1A1E'

/** The mouth; `full` draws the lips as shapes of their own. */
export function drawMouth({ mouth, extras }: Look, skin: string): string {
  const lip = mix(darker(skin, 0.22), luminance(skin) < 0.1 ? '#C4706A' : '#A8423E', 0.5)
  const line = darker(lip, luminance(skin) < 0.1 ? 0.55 : 0.35)
  const full = extras.has('lips')
  const gap = extras.has('gap') ? '<path d="M200 256V265" stroke="#6B1A1E" stroke-width="3"/>' : ''
  const bucks = extras.has('teeth')
    ? `<path d="M189 257H199.6V272Q194 275 189.6 271ZM200.4 257H211L210.4 271Q206 275 200.4 272Z" fill="${TEETH}" stroke="#D8CFC4" stroke-width="1"/>`
    : ''
  return MOUTHS[mouth]({ lip, line, full }) + bucks + (bucks === '' ? gap : '')
}

type Lips = { lip: string; line: string; full: boolean }

const curve = (path: string, { line }: Lips) =>
  `<path d="${path}" stroke="${line}" stroke-width="4.2" fill="none" stroke-linecap="round"/>`

const lips = (upper: string, lower: string, ink: Lips) =>
  `<path d="${upper}" fill="${ink.lip}" opacity="${ink.full ? 1 : 0.6}"/><path d="${lower}" fill="${ink.lip}" opacity="${ink.full ? 1 : 0.55}"/>`

const MOUTHS: Record<Mouth, (ink: Lips) => string> = {
  calm: (ink) =>
    lips(
      `M172 259Q190 ${ink.full ? 248 : 253} 200 256Q210 ${ink.full ? 248 : 253} 228 259Z`,
      `M176 260Q200 ${ink.full ? 278 : 271} 224 260Z`,
      ink,
    ) + curve('M171 259Q186 262 200 260Q214 262 229 259', ink),
  smile: (ink) =>
    lips(
      `M170 255Q190 ${ink.full ? 251 : 255} 200 258Q210 ${ink.full ? 251 : 255} 230 255Q215 263 200 263Q185 263 170 255Z`,
      `M178 261Q200 ${ink.full ? 281 : 274} 222 261Z`,
      ink,
    ) + curve('M166 253Q200 272 234 253', ink),
  grin: (ink) =>
    `<path d="M164 251Q200 259 236 251Q231 277 200 277Q169 277 164 251Z" fill="${INSIDE}" stroke="${ink.lip}" stroke-width="${ink.full ? 6 : 3}" stroke-linejoin="round"/>` +
    `<path d="M167 253Q200 260 233 253Q230 268 200 268Q170 268 167 253Z" fill="${TEETH}"/>`,
  laugh: (ink) =>
    `<path d="M162 249Q200 258 238 249Q236 288 200 288Q164 288 162 249Z" fill="${INSIDE}" stroke="${ink.lip}" stroke-width="${ink.full ? 6 : 3}" stroke-linejoin="round"/>` +
    `<path d="M165 251Q200 259 235 251Q234 266 200 267Q166 266 165 251Z" fill="${TEETH}"/><path d="M180 282Q200 270 220 282Q210 287 200 287Q190 287 180 282Z" fill="#C4545A"/>`,
  serious: (ink) =>
    lips(
      `M174 261Q190 ${ink.full ? 249 : 254} 200 257Q210 ${ink.full ? 249 : 254} 226 261Z`,
      `M178 262Q200 ${ink.full ? 277 : 271} 222 262Z`,
      ink,
    ) + curve('M173 263Q200 257 227 263', ink),
  smirk: (ink) =>
    lips('M174 260Q192 254 202 257Q214 252 230 253Z', 'M180 261Q204 274 226 257Z', ink) +
    curve('M172 260Q204 266 233 251', ink),
  shout: (ink) =>
    `<path d="M174 252Q200 244 226 252Q232 290 200 291Q168 290 174 252Z" fill="${INSIDE}" stroke="${ink.lip}" stroke-width="4"/>` +
    `<path d="M178 253Q200 247 222 253L221 261Q200 256 179 261Z" fill="${TEETH}"/>`,
}
