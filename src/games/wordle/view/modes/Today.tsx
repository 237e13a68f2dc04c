import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from '../play/game.ts'
import type { GameWords } from '#play/game.ts'

/** The player of the day. */
export default function WordleToday(props: TodayProps<GameWords<'wordle'>>) {
  return <Today game={game} {...props} />
}
