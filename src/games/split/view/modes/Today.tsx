import { Today, type TodayProps } from '#play/daily/Today.tsx'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** The daily three. */
export default function SplitToday(props: TodayProps<GameWords<'split'>>) {
  return <Today game={game} {...props} />
}
