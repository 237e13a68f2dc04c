import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { game } from '../play/game.tsx'
import type { Words } from '../../words.ts'

/** Bingo run of a friend's challenge. */
export default function BingoChallenge(props: ChallengeProps<Words>) {
  return <Challenge game={game} {...props} />
}
