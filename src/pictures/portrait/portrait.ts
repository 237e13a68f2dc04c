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
import { NOBODYS_SHIRT, SHIRTS } from './kits.ts'
import { drawMarks } from './marks.ts'
import { BEAMS, mediumOf } from './medium.ts'
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

/**
 * Bust of a footballer as an SVG document of 316 x 316 units, without letters besides the shirt number. Eyes and mouth
 * have the same height in all portraits, so that thirds of different ones fit together. `cut` omits the ground,
 * `number: false` the shirt number; `kit: false` draws a neutral shirt without number.
 */
export function portrait(look: Look, { cut = false, number = true, kit = true } = {}): string {
  const own = SHIRTS.get(look.kit)
  // An upturned collar belongs to the footballer, not to the shirt.
  const shirt =
    kit || own === undefined
      ? own
      : { ...NOBODYS_SHIRT, collar: own.collar === 'up' ? own.collar : NOBODYS_SHIRT.collar }
  const style = CUTS[look.hair]
  if (!shirt || !style) throw new Error(`${look.id}: unknown shirt ${look.kit} or hair ${look.hair}`)
  const id = prefixOf(look.id)
  const m = measured(look.numbers)
  const { tone, ground, frame } = mediumOf(look)
  const skin = tone(SKINS[look.skin])
  const pose: Pose = { m, skin, id, put: turned(m.turn) }
  const colour = tone(HAIR_COLOURS[look.hairColour])
  const under = look.under ? tone(HAIR_COLOURS[look.under]) : darker(colour, 0.3)
  const hair = style(barberOf(pose, { colour, under, mirrored: look.mirrored }))
  const beardColour = look.beardColour ? tone(HAIR_COLOURS[look.beardColour]) : colour
  const outline = faceOf(pose)
  const hands = drawHands(pose, look, shirt.base)
  const drawn =
    (cut
      ? ''
      : `${fill('M0 0H400V400H0Z', ground(shirt.base))}<circle cx="200" cy="200" r="134" fill="#fff" fill-opacity=".4"/>` +
        (look.extras.has('lights') ? BEAMS : '')) +
    (hair.back ?? '') +
    drawNeck(pose) +
    lowered(drawShirt(shirt, `${id}t`), m) +
    (hands.back ?? '') +
    drawEars(pose) +
    fill(outline, skin) +
    `<g clip-path="url(#${id}h)">${drawPlanes(pose)}</g>` +
    drawMarks(pose, look) +
    drawBeard(look.beard, pose, beardColour, look.mouth === 'smirk' ? 6 : 0) +
    drawNose(pose) +
    drawMouth(pose, look) +
    drawEyes(pose, look) +
    drawBrows(pose, tone(browColourOf(look)), look.joinedBrows) +
    (hair.front ?? '') +
    drawWorn(pose, look) +
    (hands.front ?? '') +
    (cut ? '' : frame) +
    (look.number === null || !number || !kit ? '' : drawNumber(look.number, shirt))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="42 46 316 316" width="316" height="316" stroke-linecap="round" stroke-linejoin="round">` +
    `<defs><clipPath id="${id}h"><path d="${outline}"/></clipPath><clipPath id="${id}t"><path d="${TORSO}"/></clipPath>${gradients(id, luminance(under) < luminance(colour) && look.under ? under : colour, m.blush, drawn)}</defs>${drawn}</svg>`
  )
}
