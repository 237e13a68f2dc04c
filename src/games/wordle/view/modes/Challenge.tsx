import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { game } from '../play/game.ts'
import type { GameWords } from '#play/game.ts'

/** Wordle run of a friend's challenge. */
export default function WordleChallenge(props: ChallengeProps<GameWords<'wordle'>>) {
  return <Challenge game={game} {...props} />
}
