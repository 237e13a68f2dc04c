import { pictureAddress } from '#core/picture-address.ts'
import type { ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import styles from './small-face.module.css'
import '#styles/chips.css'
import { Icon } from '#ui/Icon.tsx'
import { ImageOr } from '#ui/ImageOr.tsx'
import { Panel } from '#ui/Panel.tsx'

/** A round face, or the club's shirt, or an initial. Decorative, because the name is next to it. */
export function SmallFace({ id, pack, size }: { id: string; pack: Pack; size: number }) {
  const someone = pack.byId.get(id)
  const club = someone?.club ? pack.clubs.get(someone.club) : undefined
  const source = someone?.portrait
    ? pictureAddress(`portrait/${id}.webp?w=128`)
    : club?.crest
      ? pictureAddress(`kit/${club.id}.svg`)
      : null
  return (
    <span className={styles.face} data-who={id} style={{ width: size, height: size }} aria-hidden="true">
      <ImageOr source={source} width={size} height={size} loading="lazy">
        {someone?.name.at(0) ?? '?'}
      </ImageOr>
    </span>
  )
}

const MOST_FACES = 6

type Props = { ids: readonly string[]; pack: Pack; run: number; label: string }

/** The latest footballers of the run, and the number of right answers. Only the number is accessible. */
export function FaceRow({ ids, pack, run, label }: Props) {
  return (
    <p className={styles.row} data-faces="">
      {ids.slice(-MOST_FACES).map((id) => (
        <SmallFace key={id} id={id} pack={pack} size={36} />
      ))}
      {ids.length > 0 && (
        <span className={`chip ${styles.right}`}>
          <Icon name="check" /> {run} <span className="vh">{label}</span>
        </span>
      )}
    </p>
  )
}

const MOST_IN_WALL = 20

type FaceWallProps = { title: string; ids: readonly string[]; pack: Pack; children?: ReactNode }

/** Faces of a run on wide screens, newest first, with a sentence below. */
export function FaceWall({ title, ids, pack, children }: FaceWallProps) {
  return (
    <Panel title={title}>
      <p className={styles.wall}>
        {ids.slice(-MOST_IN_WALL).map((id) => (
          <SmallFace key={id} id={id} pack={pack} size={46} />
        ))}
      </p>
      {children && <p className="sm muted">{children}</p>}
    </Panel>
  )
}
