import type { Beard } from './attributes.ts'
import type { Skull } from './head.ts'

type Ink = { colour: string; skull: Skull; clip: string }

const CHEEKS =
  'M100 212C126 214 130 236 150 243C168 240 184 238 200 241C216 238 232 240 250 243C270 236 274 214 300 212V335H100Z'
const LOW_CHEEKS =
  'M100 218C128 224 138 250 158 247C172 240 186 239 200 242C214 239 228 240 242 247C262 250 272 224 300 218V335H100Z'
const MOUSTACHE =
  'M200 244C188 237 168 241 158 258Q158 263 164 262C178 259 190 258 200 254C210 258 222 259 236 262Q242 263 242 258C232 241 212 237 200 244Z'
const THIN = 'M200 247C188 243 172 246 162 256C176 253 190 253 200 251C210 253 224 253 238 256C228 246 212 243 200 247Z'

/** Skin beside the lips stays bare where a real beard is shaved. */
const LIPS = 'M174 256Q200 250 226 256Q226 268 200 272Q174 268 174 256Z'

const inFace = (path: string, { colour, clip }: Ink, opacity: number) =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}" clip-path="url(#${clip})"/>`

const shape = (path: string, { colour }: Ink, opacity = 1) =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`

/** The part of a beard that hangs below the chin. */
function under({ skull: { jaw, chin, bottom } }: Ink, length: number): string {
  const left = 200 - jaw
  const right = 200 + jaw
  return (
    `M${left - 1} 255C${left} 284 ${200 - chin} ${bottom + length} 200 ${bottom + length}C${200 + chin} ${bottom + length} ${right} 284 ${right + 1} 255` +
    `L${right - 12} 276Q200 ${bottom - 4} ${left + 12} 276Z`
  )
}

const BEARDS: Record<Beard, (ink: Ink) => string> = {
  none: () => '',
  shadow: (ink) => inFace(LOW_CHEEKS, ink, 0.1),
  stubble: (ink) => inFace(LOW_CHEEKS, ink, 0.24) + shape(THIN, ink, 0.2),
  short: (ink) => inFace(LOW_CHEEKS, ink, 0.72) + shape(THIN, ink, 0.5),
  full: (ink) => inFace(CHEEKS, ink, 0.96) + shape(under(ink, 9), ink) + shape(MOUSTACHE, ink),
  long: (ink) => inFace(CHEEKS, ink, 1) + shape(under(ink, 34), ink) + shape(MOUSTACHE, ink),
  goatee: (ink) =>
    shape(
      `M180 280Q200 274 220 280Q222 ${ink.skull.bottom + 12} 200 ${ink.skull.bottom + 14}Q178 ${ink.skull.bottom + 12} 180 280Z`,
      ink,
    ),
  circle: (ink) =>
    shape(
      `M200 244C184 238 166 242 160 258C158 278 172 ${ink.skull.bottom + 6} 200 ${ink.skull.bottom + 6}C228 ${ink.skull.bottom + 6} 242 278 240 258C234 242 216 238 200 244Z`,
      ink,
      0.92,
    ),
  chin: (ink) => shape(`M190 281H210L208 ${ink.skull.bottom - 2}H192Z`, ink, 0.9),
  strip: (ink) =>
    inFace('M118 200C126 250 150 284 200 284C250 284 274 250 282 200L300 200V335H100V200Z', ink, 0.85) +
    shape(THIN, ink, 0.7),
  moustache: (ink) => shape(MOUSTACHE, ink),
  thinmoustache: (ink) => shape(THIN, ink, 0.85),
  sideburns: (ink) => inFace('M100 180H140L146 244Q126 240 100 236ZM300 180H260L254 244Q274 240 300 236Z', ink, 0.9),
}

const BARE_LIPS: readonly Beard[] = ['full', 'long', 'circle']

/** Beard or moustache, drawn over the face and under the mouth. */
export function drawBeard(beard: Beard, ink: Ink, skin: string): string {
  const drawn = BEARDS[beard](ink)
  return BARE_LIPS.includes(beard) ? drawn + `<path d="${LIPS}" fill="${skin}" opacity=".85"/>` : drawn
}
