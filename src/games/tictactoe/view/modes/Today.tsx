import { Today, type TodayProps } from '#play/daily/Today.tsx'
import { game } from '../play/game.tsx'
import type { OwnWords } from '../../words.ts'

/** The grid of the day. */
export default function TictactoeToday(props: TodayProps<OwnWords>) {
  return <Today game={game} {...props} />
}
