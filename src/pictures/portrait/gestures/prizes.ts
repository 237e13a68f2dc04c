import { darker, lighter } from '../../colour.ts'
import { fill, line } from '../ink.ts'
import { type Gesture, hand, type Ink } from './hand.ts'

const GOLD = '#E3B02E'
const SILVER = '#C3CAD2'
const BRONZE = '#C0824A'

const fist = (ink: Ink) => hand({ x: 86, y: 276, turn: -4, flip: true, arm: 110 }, ink)
const rimmed = (d: string, metal: string) => fill(d, metal, 1, ` stroke="${darker(metal, 0.4)}" stroke-width="3"`)

/** A cup with handles, of a generic design. */
const cup = (ink: Ink, metal: string) =>
  line('M60 172Q30 172 40 196T72 212M112 172Q142 172 132 196T100 212', darker(metal, 0.25), 7) +
  rimmed('M56 160H116Q116 206 92 218V240L108 252H64L80 240V218Q56 206 56 160Z', metal) +
  line('M68 170Q68 196 80 206', lighter(metal, 0.6), 5) +
  fist(ink)

/**
 * A medal hanging from the fist (ribbon: red for world champions, blue for Europe, green for South America, orange for
 * Africa, black for clubs).
 */
const medal = (ink: Ink, metal: string, ribbon: string) =>
  hand({ x: 86, y: 190, turn: -4, flip: true, arm: 200 }, ink) +
  fill('M68 204H104L92 262H80Z', ribbon, 1, ` stroke="${darker(ribbon, 0.35)}" stroke-width="2"`) +
  line('M86 206V258', '#F4F4F4', 5) +
  `<circle cx="86" cy="280" r="30" fill="${metal}" stroke="${darker(metal, 0.4)}" stroke-width="3"/>` +
  fill('M86 266L90 276L101 277L93 284L95 294L86 289L77 294L79 284L71 277L82 276Z', darker(metal, 0.3))

/** Prizes held up: footballer of the year, top scorer of a World Cup, captain or scorer of a final, squad member. */
export const PRIZES = {
  ball: (ink) => ({
    front:
      `<circle cx="86" cy="216" r="36" fill="${GOLD}" stroke="${darker(GOLD, 0.4)}" stroke-width="3"/>` +
      fill('M86 202L100 212L95 228H77L72 212Z', darker(GOLD, 0.3)) +
      line('M86 202V182M100 212L119 206M95 228L106 244M77 228L66 244M72 212L53 206', darker(GOLD, 0.3), 3) +
      line('M62 202Q66 192 74 188', lighter(GOLD, 0.7), 5) +
      fist(ink),
  }),
  boot: (ink) => ({
    front:
      rimmed('M58 184Q72 192 84 184L88 208Q98 222 120 226Q130 230 128 244H56Q50 214 58 184Z', GOLD) +
      fill('M58 244h12v9h-12zM80 244h12v9h-12zM104 244h12v9h-12z', darker(GOLD, 0.3)) +
      line('M84 204l12-6M90 213l11-7', darker(GOLD, 0.45), 4) +
      fist(ink),
  }),
  goldcup: (ink) => ({ front: cup(ink, GOLD) }),
  silvercup: (ink) => ({ front: cup(ink, SILVER) }),
  medal: (ink) => ({ front: medal(ink, GOLD, '#B3202C') }),
  euromedal: (ink) => ({ front: medal(ink, SILVER, '#2B4C9B') }),
  copamedal: (ink) => ({ front: medal(ink, SILVER, '#2E9A4A') }),
  clubmedal: (ink) => ({ front: medal(ink, SILVER, '#26262B') }),
  uefamedal: (ink) => ({ front: medal(ink, BRONZE, '#26262B') }),
  africamedal: (ink) => ({ front: medal(ink, SILVER, '#F0852B') }),
} satisfies Record<string, Gesture>
