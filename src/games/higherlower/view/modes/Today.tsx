import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { today } from './today-game.tsx'
import type { GameWords } from '#play/game.ts'

/** The daily ten pairs. */
export default function HigherLowerToday(props: TodayProps<GameWords<'higherlower'>>) {
  return <Today game={today} {...props} />
}
