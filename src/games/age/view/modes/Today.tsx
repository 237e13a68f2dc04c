import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from '../play/game.tsx'
import type { GameWords } from '#play/game.ts'

/** The daily ten. */
export default function AgeToday(props: TodayProps<GameWords<'age'>>) {
  return <Today game={game} {...props} />
}
