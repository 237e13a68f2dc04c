import { Today, type TodayProps } from '#play/daily/Today.tsx'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'

/** The daily five. */
export default function PixelsToday(props: TodayProps<GameWords<'pixels'>>) {
  return <Today game={game} {...props} />
}
