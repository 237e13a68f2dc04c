import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { endless } from './endless-game.tsx'
import { today } from './today-game.tsx'
import type { GameWords } from '#play/game.ts'

/** Higher lower run of a friend's challenge. */
export default function HigherLowerChallenge(props: ChallengeProps<GameWords<'higherlower'>>) {
  return <Challenge game={props.challenge.date === null ? endless : today} {...props} />
}
