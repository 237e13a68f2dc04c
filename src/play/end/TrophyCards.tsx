import type { CSSProperties, ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './trophy-cards.module.css'

/** A card of the trophy: a footballer, or an empty place. `tag`: a label for the accuracy of the answer. */
export type TrophyCard = {
  id: string | null
  name?: string
  /** Whole number, which counts up. */
  figure?: number
  /** Mark in the corner, such as the crest that the footballer matches. */
  mark?: ReactNode
  look?: 'amber'
  tag?: { text: string; look: 'pink' | 'green' | 'amber' }
}

type Props = {
  columns: number
  /** Animation of the cards. */
  moves?: 'deal' | 'flip'
  cards: readonly TrophyCard[]
  pack: Pack
  /** Drawn on top of the cards. */
  children?: ReactNode
}

/** The footballers or pictures of a run as cards, in the hero of its end. Decorative: the board below has the same. */
export function TrophyCards({ columns, moves = 'deal', cards, pack, children }: Props) {
  const size = { '--columns': columns, '--rows': Math.ceil(cards.length / columns) } as CSSProperties
  return (
    <div className={styles.trophy} style={size} data-moves={moves} aria-hidden="true">
      {cards.map(({ id, name, figure, mark, look, tag }, at) => (
        <span
          key={at}
          className={styles.card}
          data-empty={id === null ? '' : undefined}
          data-look={look}
          style={{ '--at': at } as CSSProperties}
        >
          {id !== null && (
            <span className={styles.face}>
              <PlayerPicture id={id} club={pack.byId.get(id)?.club ?? null} pack={pack} />
            </span>
          )}
          {mark && <span className={styles.mark}>{mark}</span>}
          {name && <b className="cut">{name}</b>}
          {figure !== undefined && <b className="num" style={{ '--figure': figure } as CSSProperties} />}
          {tag && <i data-look={tag.look}>{tag.text}</i>}
        </span>
      ))}
      {children}
    </div>
  )
}
