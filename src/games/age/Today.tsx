import type { Messages } from '#i18n/messages/index.ts'
import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from './game.ts'

/** The ten of the day. */
export default function AgeToday(props: TodayProps<Messages<'age'>>) {
  return <Today game={game} {...props} />
}
