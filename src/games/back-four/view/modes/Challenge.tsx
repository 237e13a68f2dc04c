import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** Back four run of a friend's challenge. */
export default function BackFourChallenge(props: ChallengeProps<GameWords<'back-four'>>) {
  return <Challenge game={game} {...props} />
}
