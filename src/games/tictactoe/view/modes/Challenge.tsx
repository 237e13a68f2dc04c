import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { game } from '../play/game.tsx'
import type { OwnWords } from '../../words.ts'

/** Tic tac toe run of a friend's challenge. */
export default function TictactoeChallenge(props: ChallengeProps<OwnWords>) {
  return <Challenge game={game} {...props} />
}
