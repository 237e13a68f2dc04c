import { fill } from '#i18n/format.ts'
import type { RoomWords } from './game.ts'
import styles from './typing.module.css'

type Props = { name: string; t: RoomWords['t']['rooms'] }

/** In the place of a seat's sign: three dots while something is written there. Said to nobody by itself. */
export const Typing = ({ name, t }: Props) => (
  <>
    <svg className={`i i-s ${styles.dots}`} viewBox="0 0 24 24" aria-hidden="true" data-typing="">
      <circle cx="3.5" cy="12" r="3" />
      <circle cx="12" cy="12" r="3" />
      <circle cx="20.5" cy="12" r="3" />
    </svg>
    <span className="vh">{fill(t.typing, { name })}</span>
  </>
)
