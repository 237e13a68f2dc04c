import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from '../play/game.tsx'
import type { Words } from '../../words.ts'

/** The daily card. */
export default function BingoToday(props: TodayProps<Words>) {
  return <Today game={game} {...props} />
}
