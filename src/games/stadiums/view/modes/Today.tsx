import { Today, type TodayProps } from '#play/daily/Today.tsx'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** The daily six: two of a league, two famous ones, two little known ones. */
export default function StadiumsToday(props: TodayProps<GameWords<'stadiums'>>) {
  return <Today game={game} {...props} />
}
