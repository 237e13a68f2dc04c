import type { Messages } from '#i18n/messages/index.ts'
import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { today } from './today-game.ts'

/** The ten pairs of the day. */
export default function HigherLowerToday(props: TodayProps<Messages<'higherlower'>>) {
  return <Today game={today} {...props} />
}
