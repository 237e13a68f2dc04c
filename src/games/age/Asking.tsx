import type { BoardProps, GameWords } from '#play/game.ts'
import styles from './asked.module.css'
import type { View } from './engine/index.ts'
import type { AgeAction } from './wire.ts'

/**
 * Who is asked for, before the pack is there: his name and his line of the pitch, with the room for his picture. Before it
 * is known whom, the same room: nothing of the page moves when he comes.
 */
export function Asking({ view, t: { football } }: BoardProps<View, AgeAction, GameWords<'age'>>) {
  const asked = view?.asked
  if (view && !asked) return null
  return (
    <section className={styles.asked} aria-label={asked?.name} aria-hidden={!asked}>
      <div className={styles.picture} />
      <h2 className={styles.name}>{asked?.name ?? NOTHING}</h2>
      <p className={styles.line}>
        <span className={styles.place}>{asked ? football[`role-${asked.role}`] : NOTHING}</span>
      </p>
      <p className={styles.verdict} />
    </section>
  )
}

/** As high as a line of words. */
const NOTHING = '\u00a0'
