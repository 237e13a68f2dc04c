import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.ts'

/** A friend's board. */
export default function StadiumsChallenge(props: ChallengeProps<GameWords<'stadiums'>>) {
  return <Challenge game={game} {...props} />
}
