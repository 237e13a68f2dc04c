import type { Messages } from '#i18n/messages/index.ts'
import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from './game.ts'

/** The ten questions of the day. */
export default function StatisticsToday(props: TodayProps<Messages<'statistics'>>) {
  return <Today game={game} {...props} />
}
