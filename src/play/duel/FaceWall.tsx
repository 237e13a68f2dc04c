import type { ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import { SmallFace } from './SmallFace.tsx'
import styles from './face-wall.module.css'

const MOST_FACES = 20

type Props = { title: string; ids: readonly string[]; pack: Pack; children?: ReactNode }

/** Faces of a run on wide screens, newest first, with a sentence below. */
export function FaceWall({ title, ids, pack, children }: Props) {
  return (
    <section className="card stack">
      <h2>{title}</h2>
      <p className={styles.wall}>
        {ids.slice(-MOST_FACES).map((id) => (
          <SmallFace key={id} id={id} pack={pack} size={46} />
        ))}
      </p>
      {children && <p className="sm muted">{children}</p>}
    </section>
  )
}
