import { lighter, luminance, mix } from '../colour.ts'
import type { Extra, Look } from './attributes.ts'
import { fill, line } from './ink.ts'

/** Look of a picture from the footballer's great years: its tone, ground and overlay. */
export type Medium = { tone: (colour: string) => string; ground: (shirt: string) => string; frame: string }

const EDGE = 'M42 46H358V362H42Z'
const plain = (colour: string) => colour
/** Ground tinted with the shirt's colour. */
const tinted = (shirt: string) => lighter(mix(shirt, '#8FA9C4', luminance(shirt) > 0.8 ? 0.75 : 0.35), 0.66)

const DIGITAL: Medium = { tone: plain, ground: tinted, frame: '' }

const MEDIA: Partial<Record<Extra, Medium>> = {
  /** Photograph before colour: sepia of the same lightness. */
  sepia: {
    tone: (colour) => mix(mix('#2A2119', '#F6ECDA', Math.sqrt(luminance(colour))), colour, 0.12),
    ground: () => '#D8CDB8',
    frame: '',
  },
  /** Colour print of 1966 to 1986: warm, with a white edge. */
  print: {
    tone: (colour) => mix(colour, '#E2A04A', 0.14),
    ground: () => '#EBCF98',
    frame: `<path d="${EDGE}" fill="none" stroke="#FBF6EA" stroke-width="20" stroke-linejoin="miter"/>`,
  },
  /** Television of 1987 to 2001: a wooden case around a rounded screen. */
  tape: {
    tone: plain,
    ground: tinted,
    frame: fill(
      `${EDGE}M94 54Q50 54 50 98V310Q50 354 94 354H306Q350 354 350 310V98Q350 54 306 54Z`,
      '#6B4A30',
      1,
      ' fill-rule="evenodd"',
    ),
  },
  /** Floodlights, 2015 and later. */
  lights: {
    tone: plain,
    ground: (shirt) => mix(tinted(shirt), '#5C7FC0', 0.4),
    frame: '',
  },
  /** Phone screen, for footballers born since 2000. */
  phone: {
    tone: plain,
    ground: tinted,
    frame:
      fill(
        `${EDGE}M106 51Q48 51 48 108V300Q48 357 106 357H294Q352 357 352 300V108Q352 51 294 51Z`,
        '#15171C',
        1,
        ' fill-rule="evenodd"',
      ) + line('M184 58H216', '#15171C', 13),
  },
}

/** Beams from the masts, above the shoulders. */
export const BEAMS = fill('M42 46H150L42 210ZM358 46H250L358 210Z', '#fff', 0.35)

export const mediumOf = ({ extras }: Look): Medium =>
  [...extras.keys()].map((extra) => MEDIA[extra]).find((medium) => medium !== undefined) ?? DIGITAL
