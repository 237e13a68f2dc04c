import { lighter, luminance, mix } from '../colour.ts'
import type { Extra, Look } from './attributes.ts'
import { fill, line } from './ink.ts'

/** What a picture of his great years is like: how it turns colours, its ground and what lies over everything. */
export type Medium = { tone: (colour: string) => string; ground: (shirt: string) => string; frame: string }

const EDGE = 'M42 46H358V362H42Z'
const plain = (colour: string) => colour
/** The ground takes a breath of the shirt. */
const tinted = (shirt: string) => lighter(mix(shirt, '#8FA9C4', luminance(shirt) > 0.8 ? 0.75 : 0.35), 0.66)

const DIGITAL: Medium = { tone: plain, ground: tinted, frame: '' }

const MEDIA: Partial<Record<Extra, Medium>> = {
  /** A photograph before colour: a brown grey as light as the colour. */
  sepia: {
    tone: (colour) => mix(mix('#2A2119', '#F6ECDA', Math.sqrt(luminance(colour))), colour, 0.12),
    ground: () => '#D8CDB8',
    frame: '',
  },
  /** A colour print of 1966 to 1986, gone warm, with its white edge. */
  print: {
    tone: (colour) => mix(colour, '#E2A04A', 0.14),
    ground: () => '#EBCF98',
    frame: `<path d="${EDGE}" fill="none" stroke="#FBF6EA" stroke-width="20" stroke-linejoin="miter"/>`,
  },
  /** A television of 1987 to 2001: a wooden case around a round-cornered screen. */
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
  /** Floodlights of 2015 and after. */
  lights: {
    tone: plain,
    ground: (shirt) => mix(tinted(shirt), '#5C7FC0', 0.4),
    frame: '',
  },
  /** A telephone's screen, for those born since 2000. */
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

/** Light from the masts, above the shoulders of those under them. */
export const BEAMS = fill('M42 46H150L42 210ZM358 46H250L358 210Z', '#fff', 0.35)

export const mediumOf = ({ extras }: Look): Medium =>
  [...extras.keys()].map((extra) => MEDIA[extra]).find((medium) => medium !== undefined) ?? DIGITAL
