import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** Stadiums run of a friend's challenge. */
export default function StadiumsChallenge(props: ChallengeProps<GameWords<'stadiums'>>) {
  return <Challenge game={game} {...props} />
}
