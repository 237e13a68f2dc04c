import styles from './albums.module.css'
import type { Speech } from './words.ts'

/** Skeleton of the albums in their final size, while the results load. */
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
