import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from '../play/game.tsx'
import type { GameWords } from '#play/game.ts'

/** The daily career. */
export default function CareerPathToday(props: TodayProps<GameWords<'career-path'>>) {
  return <Today game={game} {...props} />
}
