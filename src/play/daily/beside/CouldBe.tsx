import type { Beside } from '#contracts/beside.ts'
import styles from './beside.module.css'

/** Some of those who can be asked for, and how many others. */
export const CouldBe = ({ title, says, draws, pictures }: NonNullable<Beside['could']>) => (
  <section className="card stack">
    <h3>{title}</h3>
    <div className={styles.wall} data-draws={draws}>
      {pictures.map((source) => (
        <img key={source} src={source} alt="" width={128} height={128} />
      ))}
    </div>
    <p className="sm muted">{says}</p>
  </section>
)
