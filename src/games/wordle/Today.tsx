import type { Messages } from '#i18n/messages/index.ts'
import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from './game.ts'

/** The player of the day. */
export default function WordleToday(props: TodayProps<Messages<'wordle'>>) {
  return <Today game={game} {...props} />
}
