import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'
import { hard } from './hard-game.ts'

/** Career path run of a friend's challenge. */
export default function CareerPathChallenge(props: ChallengeProps<GameWords<'career-path'>>) {
  return <Challenge game={props.challenge.mode === 'hard' ? hard : game} {...props} />
}
