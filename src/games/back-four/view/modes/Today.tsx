import { Today, type TodayProps } from '#play/daily/Today.tsx'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** The daily sixteen. */
export default function BackFourToday(props: TodayProps<GameWords<'back-four'>>) {
  return <Today game={game} {...props} />
}
