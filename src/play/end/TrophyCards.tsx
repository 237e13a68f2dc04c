import type { CSSProperties, ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './trophy-cards.module.css'

/** A card of the trophy: a footballer, a picture, or an empty place. `tag`: a sign of how well it went. */
export type TrophyCard = {
  id: string | null
  /** Address of a picture in place of a face. */
  picture?: string
  name?: string
  figure?: string
  tag?: { text: string; look: 'pink' | 'green' | 'amber' }
}

type Props = {
  columns: number
  /** Columns at a desk, where they differ. */
  wide?: number
  cards: readonly TrophyCard[]
  pack: Pack
  /** Drawn over the cards. */
  children?: ReactNode
}

/** The footballers or pictures of a run as cards, in the hero of its end. Decorative: the board below has the same. */
export function TrophyCards({ columns, wide = columns, cards, pack, children }: Props) {
  return (
    <div className={styles.trophy} style={{ '--columns': columns, '--wide': wide } as CSSProperties} aria-hidden="true">
      {cards.map(({ id, picture, name, figure, tag }, at) => (
        <span
          key={at}
          className={styles.card}
          data-empty={id === null && !picture ? '' : undefined}
          style={{ '--at': at } as CSSProperties}
        >
          {id !== null && (
            <span className={styles.face}>
              <PlayerPicture id={id} club={pack.byId.get(id)?.club ?? null} pack={pack} />
            </span>
          )}
          {picture && <img src={picture} alt="" width={160} height={100} />}
          {name && <b className="cut">{name}</b>}
          {figure && <b className="num">{figure}</b>}
          {tag && <i data-look={tag.look}>{tag.text}</i>}
        </span>
      ))}
      {children}
    </div>
  )
}
