import type { BoardProps, GameWords } from '#play/game.ts'
import styles from './asked.module.css'
import type { View } from './engine/index.ts'
import type { AgeAction } from './wire.ts'

/** Who is asked for, before the pack is there: his name and his line of the pitch, with the room for his picture. */
export function Asking({ view, t: { football } }: BoardProps<View, AgeAction, GameWords<'age'>>) {
  const asked = view?.asked
  if (!asked) return null
  return (
    <section className={styles.asked} aria-label={asked.name}>
      <div className={styles.picture} />
      <h2 className={styles.name}>{asked.name}</h2>
      <p className={styles.line}>
        <span className={styles.place}>{football[`role-${asked.role}`]}</span>
      </p>
      <p className={styles.verdict} />
    </section>
  )
}
