import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { game } from '../play/game.tsx'
import type { OwnWords } from '../../words.ts'

/** A friend's run of the same grid. */
export default function TictactoeChallenge(props: ChallengeProps<OwnWords>) {
  return <Challenge game={game} {...props} />
}
