import { Progress } from './Progress.tsx'
import styles from './stage.module.css'
import type { Part } from './part.ts'

/** The others' rows, large. */
export function Boards(part: Part) {
  const { players, you } = part.state.view
  return (
    <div className={styles.boards}>
      {part.game.boards
        .filter(({ seat }) => seat !== you)
        .map(({ seat }) => (
          <section key={seat} className={styles.rival}>
            <h3>{players.find((player) => player.seat === seat)?.name}</h3>
            <Progress {...part} seat={seat} large />
          </section>
        ))}
    </div>
  )
}
