import { darker, mix } from '../../colour.ts'
import type { Look } from '../attributes.ts'
import { tonesOf } from '../flesh.ts'
import type { Pose } from '../skull.ts'
import { BEFORE } from './before.ts'
import { BESIDE } from './beside.ts'
import { type Gesture, hand, type Held, type Ink } from './hand.ts'
import { PRIZES } from './prizes.ts'

/** Goal celebrations and objects held, by the sheets' words. */
export const GESTURES: Readonly<Record<string, Gesture>> = { ...BESIDE, ...BEFORE, ...PRIZES }

const GLOVES: Readonly<Record<string, string>> = {
  white: '#F4F4F4',
  red: '#D3202E',
  blue: '#2458B8',
  green: '#1FA05A',
  yellow: '#F5D33B',
  orange: '#F27A1A',
  black: '#26262B',
  gold: '#E3B02E',
}

/** True when the gesture, the prize or the colour of the glove is known. */
export const isHeld = (extra: string, word: string): boolean => {
  const words = { hands: GESTURES, prize: PRIZES, glove: GLOVES }[extra]
  return words === undefined || Object.hasOwn(words, word)
}

const isPrize = (word: string): word is keyof typeof PRIZES => Object.hasOwn(PRIZES, word)

/** A prize in the other hand beside a gesture. */
const other = (drawn = '') => drawn && `<g transform="matrix(-1 0 0 1 400 0)">${drawn}</g>`

/**
 * A footballer's signature gesture, in gloves for a goalkeeper; a glove alone is held up, a `prize` is in the left
 * hand.
 */
export function drawHands(pose: Pose, { extras }: Look, cloth: string): Held {
  const bare = { colour: pose.skin, rim: tonesOf(pose.skin).deep, wide: 12, cloth }
  const held = gestureOf(pose, extras, bare)
  const prize = extras.get('prize') ?? ''
  return isPrize(prize) ? { ...held, front: (held.front ?? '') + other(PRIZES[prize](bare).front) } : held
}

function gestureOf(pose: Pose, extras: Look['extras'], bare: Ink): Held {
  const colour = GLOVES[extras.get('glove') ?? '']
  const gesture = GESTURES[extras.get('hands') ?? '']
  const ink =
    colour === undefined
      ? bare
      : {
          ...bare,
          colour,
          rim: mix(darker(colour, 0.35), '#26262B', 0.3),
          wide: 14,
          pad: colour === GLOVES.white ? GLOVES.green! : GLOVES.white!,
        }
  if (gesture) return gesture(ink, pose)
  return colour === undefined ? {} : { front: hand({ x: 80, y: 296, turn: -8, out: 'imrpt', flip: true }, ink) }
}
