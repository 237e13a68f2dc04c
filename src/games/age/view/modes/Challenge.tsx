import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { game } from '../play/game.tsx'
import type { GameWords } from '#play/game.ts'

/** Age run of a friend's challenge. */
export default function AgeChallenge(props: ChallengeProps<GameWords<'age'>>) {
  return <Challenge game={game} {...props} />
}
