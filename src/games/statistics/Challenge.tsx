import type { Messages } from '#i18n/messages/index.ts'
import { Challenge } from '#play/challenge/Challenge.tsx'
import type { ChallengeProps } from '#play/challenge/challenge.ts'
import { game } from './game.ts'

/** A friend's run of it. */
export default function StatisticsChallenge(props: ChallengeProps<Messages<'statistics'>>) {
  return <Challenge game={game} {...props} />
}
