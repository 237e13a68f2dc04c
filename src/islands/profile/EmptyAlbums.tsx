import styles from './albums.module.css'
import type { Speech } from './words.ts'

/** The albums before the results are read: as large, with their names. */
export const EmptyAlbums = ({ t }: Pick<Speech, 't'>) => (
  <section className={`card ${styles.albums}`}>
    <h2>{t.albums}</h2>
    <ul>
      {[t.albumFaces, t.albumCrests, t.albumGrounds].map((name) => (
        <li key={name} className={styles.row}>
          <span className={styles.picture} />
          <b>{name}</b>
        </li>
      ))}
    </ul>
  </section>
)
