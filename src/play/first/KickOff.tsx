import { pictureAddress } from '#core/picture-address.ts'
import styles from './kick-off.module.css'

type Props = {
  /** Title above the faces. */
  title: string
  /** Famous footballers; `name`: the short name. */
  faces: readonly { id: string; name: string }[]
}

/** Three faces to start with; on press the frame guesses the footballer of `data-kick-off`. */
export function KickOff({ title, faces }: Props) {
  return (
    <section className={styles.kickOff}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.faces}>
        {faces.map(({ id, name }) => (
          <button key={id} type="button" className={styles.face} data-kick-off={id}>
            <img src={pictureAddress(`portrait/${id}.webp?w=128`)} alt="" width={60} height={60} loading="lazy" />
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
