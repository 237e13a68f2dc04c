import { darker, mix } from '../../colour.ts'
import type { Look } from '../attributes.ts'
import { tonesOf } from '../flesh.ts'
import type { Pose } from '../skull.ts'
import { BEFORE } from './before.ts'
import { BESIDE } from './beside.ts'
import { type Gesture, hand, type Held } from './hand.ts'
import { PRIZES } from './prizes.ts'

/** What a man's hands do when he has scored, or hold, by the word the sheets use. */
export const GESTURES: Readonly<Record<string, Gesture>> = { ...BESIDE, ...BEFORE, ...PRIZES }

const GLOVES: Readonly<Record<string, string>> = {
  white: '#F4F4F4',
  red: '#D3202E',
  blue: '#2458B8',
  green: '#1FA05A',
  yellow: '#F5D33B',
  orange: '#F27A1A',
  black: '#26262B',
}

/** Whether what he does with his hands, or the colour of his glove, is known. */
export const isHeld = (extra: string, word: string): boolean =>
  extra === 'hands' ? Object.hasOwn(GESTURES, word) : extra !== 'glove' || Object.hasOwn(GLOVES, word)

/** Hands that say who he is, a goalkeeper's in his gloves; a glove alone is held up. */
export function drawHands(pose: Pose, { extras }: Look, cloth: string): Held {
  const colour = GLOVES[extras.get('glove') ?? '']
  const gesture = GESTURES[extras.get('hands') ?? '']
  const ink =
    colour === undefined
      ? { colour: pose.skin, rim: tonesOf(pose.skin).deep, wide: 12, cloth }
      : {
          colour,
          rim: mix(darker(colour, 0.35), '#26262B', 0.3),
          wide: 14,
          cloth,
          pad: colour === GLOVES.white ? GLOVES.green! : GLOVES.white!,
        }
  if (gesture) return gesture(ink, pose)
  return colour === undefined ? {} : { front: hand({ x: 80, y: 296, turn: -8, out: 'imrpt', flip: true }, ink) }
}
