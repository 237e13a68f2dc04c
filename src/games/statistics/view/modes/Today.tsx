import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from '../play/game.tsx'
import type { GameWords } from '#play/game.ts'

/** The daily ten questions. */
export default function StatisticsToday(props: TodayProps<GameWords<'statistics'>>) {
  return <Today game={game} {...props} />
}
