import { darker, isDark, luminance, mix } from '../colour.ts'
import { prefixOf } from '../seed.ts'
import { HAIR_COLOURS, type Look, SKINS } from './attributes.ts'
import { drawBeard } from './beard.ts'
import { drawBrows, drawEyes } from './eyes.ts'
import { drawEars, drawNeck, drawPlanes } from './flesh.ts'
import { drawHands } from './gestures/index.ts'
import { barberOf } from './hair/barber.ts'
import { CUTS } from './hair/index.ts'
import { fill } from './ink.ts'
import { NOBODYS_SHIRT, type Shirt, SHIRTS } from './kits.ts'
import { drawMarks } from './marks.ts'
import { BEAMS, type Medium, mediumOf } from './medium.ts'
import { measured, type Measures } from './measures.ts'
import { drawMouth } from './mouth.ts'
import { drawNose } from './nose.ts'
import { drawNumber } from './number.ts'
import { drawShirt, TORSO } from './shirt.ts'
import { faceOf, type Pose, turned } from './skull.ts'
import { drawWorn } from './worn.ts'

/** Eyebrows of fair or dyed hair are darker than the hair. */
function browColourOf({ browColour, hairColour }: Look): string {
  const hair = HAIR_COLOURS[browColour ?? hairColour]
  return browColour || isDark(hair) ? hair : mix(darker(hair, 0.2), '#5A3A1E', 0.4)
}

/** Lowers the shirt under a long chin, so that some neck shows. */
const lowered = (shirt: string, { length }: Measures): string =>
  length > 302 ? `<g transform="translate(0 ${Math.round((length - 302) * 0.9)})">${shirt}</g>` : shirt

const gradients = (id: string, colour: string, blush: number, drawn: string): string =>
  (drawn.includes(`#${id}g`)
    ? `<linearGradient id="${id}g" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="${colour}" stop-opacity=".92"/><stop offset="1" stop-color="${colour}" stop-opacity=".15"/></linearGradient>`
    : '') +
  (drawn.includes(`#${id}b`)
    ? `<radialGradient id="${id}b"><stop stop-color="#D8412F" stop-opacity="${Math.min(0.42, blush * 0.36).toFixed(2)}"/><stop offset="1" stop-color="#D8412F" stop-opacity="0"/></radialGradient>`
    : '')

/** The footballer's own shirt, or a neutral one. */
function chooseShirt({ kit }: Look, isOwn: boolean): Shirt | undefined {
  const own = SHIRTS.get(kit)
  if (isOwn || !own) return own
  // An upturned collar belongs to the footballer, not to the shirt.
  return { ...NOBODYS_SHIRT, collar: own.collar === 'up' ? own.collar : NOBODYS_SHIRT.collar }
}

/** Colours of the hair, of its second layer and of the beard; `sides` colours what is shaved. */
function hairColours(look: Look, tone: Medium['tone']) {
  const colour = tone(HAIR_COLOURS[look.hairColour])
  const under = look.under ? tone(HAIR_COLOURS[look.under]) : darker(colour, 0.3)
  const beard = look.beardColour ? tone(HAIR_COLOURS[look.beardColour]) : colour
  const sides = luminance(under) < luminance(colour) && look.under ? under : colour
  return { colour, under, beard, sides }
}

const drawGround = (colour: string, { extras }: Look): string =>
  `${fill('M0 0H400V400H0Z', colour)}<circle cx="200" cy="200" r="134" fill="#fff" fill-opacity=".4"/>` +
  (extras.has('lights') ? BEAMS : '')

/** The face from its outline to the eyebrows. */
const drawFace = (
  pose: Pose,
  look: Look,
  outline: string,
  { beard, brows }: { beard: string; brows: string },
): string =>
  fill(outline, pose.skin) +
  `<g clip-path="url(#${pose.id}h)">${drawPlanes(pose)}</g>` +
  drawMarks(pose, look) +
  drawBeard(look.beard, pose, beard, look.mouth === 'smirk' ? 6 : 0) +
  drawNose(pose) +
  drawMouth(pose, look) +
  drawEyes(pose, look) +
  drawBrows(pose, brows, look.joinedBrows)

/**
 * Bust of a footballer as an SVG document of 316 x 316 units, without letters besides the shirt number. Eyes and mouth
 * have the same height in all portraits, so that thirds of different ones fit together. `cut` omits the ground
 * and the shirt number, `number: false` the shirt number alone; `kit: false` draws a neutral shirt without number,
 * `hands: false` neither gesture nor prize.
 */
export function portrait(look: Look, { cut = false, number = true, kit = true, hands: hasHands = true } = {}): string {
  const shirt = chooseShirt(look, kit)
  const style = CUTS[look.hair]
  if (!shirt || !style) throw new Error(`${look.id}: unknown shirt ${look.kit} or hair ${look.hair}`)
  const id = prefixOf(look.id)
  const m = measured(look.numbers)
  const { tone, ground, frame } = mediumOf(look)
  const pose: Pose = { m, skin: tone(SKINS[look.skin]), id, put: turned(m.turn) }
  const { colour, under, beard, sides } = hairColours(look, tone)
  const hair = style(barberOf(pose, { colour, under, mirrored: look.mirrored }))
  const outline = faceOf(pose)
  const hands = hasHands ? drawHands(pose, look, shirt.base) : {}
  const drawn =
    (cut ? '' : drawGround(ground(shirt.base), look)) +
    (hair.back ?? '') +
    drawNeck(pose) +
    lowered(drawShirt(shirt, `${id}t`), m) +
    (look.number === null || !number || !kit || cut ? '' : drawNumber(look.number, shirt)) +
    (hands.back ?? '') +
    drawEars(pose) +
    drawFace(pose, look, outline, { beard, brows: tone(browColourOf(look)) }) +
    (hair.front ?? '') +
    drawWorn(pose, look) +
    (hands.front ?? '') +
    (cut ? '' : frame)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="42 46 316 316" width="316" height="316" stroke-linecap="round" stroke-linejoin="round">` +
    `<defs><clipPath id="${id}h"><path d="${outline}"/></clipPath><clipPath id="${id}t"><path d="${TORSO}"/></clipPath>${gradients(id, sides, m.blush, drawn)}</defs>${drawn}</svg>`
  )
}
