import { Today, type TodayProps } from '#play/daily/Today.tsx'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** The daily five. */
export default function BlurToday(props: TodayProps<GameWords<'blur'>>) {
  return <Today game={game} {...props} />
}
