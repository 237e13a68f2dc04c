import { Today, type TodayProps } from '#play/daily/Today.tsx'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** The daily six, all of one league. */
export default function StadiumsToday(props: TodayProps<GameWords<'stadiums'>>) {
  return <Today game={game} {...props} />
}
