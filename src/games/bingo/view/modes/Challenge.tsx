import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { game } from '../play/game.ts'
import type { Words } from '../../words.ts'

/** A friend's run of it. */
export default function BingoChallenge(props: ChallengeProps<Words>) {
  return <Challenge game={game} {...props} />
}
