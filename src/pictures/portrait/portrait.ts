import { darker, lighter, luminance, mix } from '../colour.ts'
import { prefixOf } from '../seed.ts'
import { HAIR_COLOURS, type Look, SKINS } from './attributes.ts'
import { drawBeard } from './beard.ts'
import { drawExtras, SKIN_MARKS, WORN } from './extras.ts'
import { drawBrows, drawEyes } from './eyes.ts'
import { drawMouth, drawNose } from './features.ts'
import { HAIR_STYLES } from './hair/index.ts'
import { penOf } from './hair/pen.ts'
import { drawHead, drawNeck, facePath, skullOf } from './head.ts'
import { SHIRTS } from './kits.ts'
import { drawShirt, TORSO } from './shirt.ts'

const PALE: readonly string[] = ['blond', 'yellow', 'platinum', 'white', 'red', 'blue']

/** Eyebrows of fair or dyed hair are darker than the hair. */
function browColourOf({ browColour, hairColour }: Look): string {
  if (browColour) return HAIR_COLOURS[browColour]
  const hair = HAIR_COLOURS[hairColour]
  return PALE.includes(hairColour) ? mix(darker(hair, 0.35), '#6B4A2A', 0.4) : hair
}

/**
 * The bust of a footballer as an SVG document, 316 x 316 units, without any letter but the shirt number.
 * Eyes and mouth are on the same lines in every picture: a third of one fits a third of another. `cut` leaves the
 * ground out, for whoever puts him on one of their own.
 */
export function portrait(look: Look, { cut = false } = {}): string {
  const shirt = SHIRTS.get(look.kit)
  const style = HAIR_STYLES[look.hair]
  if (!shirt || !style) throw new Error(`${look.id}: unknown shirt ${look.kit} or hair ${look.hair}`)
  const id = prefixOf(look.id)
  const skin = SKINS[look.skin]
  const skull = skullOf(look.head)
  const colour = HAIR_COLOURS[look.hairColour]
  const hair = style(penOf(colour, look.under ? HAIR_COLOURS[look.under] : darker(colour, 0.35), skin, `${id}f`))
  const stretched = (part = '') =>
    part && `<g transform="translate(200)scale(${(skull.temple / 76).toFixed(3)} 1)">${part}</g>`
  const place = { skull, skin }
  const ground = lighter(mix(shirt.base, '#8FA9C4', luminance(shirt.base) > 0.8 ? 0.75 : 0.35), 0.7)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="42 46 316 316" width="316" height="316">` +
    `<defs><clipPath id="${id}h"><path d="${facePath(skull)}"/></clipPath><clipPath id="${id}t"><path d="${TORSO}"/></clipPath>` +
    `<linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="${colour}" stop-opacity=".85"/><stop offset="1" stop-color="${colour}" stop-opacity=".12"/></linearGradient></defs>` +
    (cut
      ? ''
      : `<path d="M0 0H400V400H0Z" fill="${ground}"/><circle cx="200" cy="200" r="132" fill="#fff" opacity=".38"/>`) +
    stretched(hair.back) +
    drawNeck(skull, skin) +
    drawShirt(shirt, look.number, `${id}t`) +
    drawHead(skull, skin, `${id}h`, look.extras.has('ears')) +
    drawExtras(look, SKIN_MARKS, place) +
    drawNose(look.nose, skin) +
    drawBeard(
      look.beard,
      { colour: look.beardColour ? HAIR_COLOURS[look.beardColour] : colour, skull, clip: `${id}h` },
      skin,
    ) +
    drawMouth(look, skin) +
    drawEyes(look, skin) +
    drawBrows(look.brows, browColourOf(look)) +
    stretched(hair.front) +
    drawExtras(look, WORN, place) +
    '</svg>'
  )
}
