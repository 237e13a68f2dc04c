import { pictureAddress } from '#core/picture-address.ts'
import type { CSSProperties } from 'react'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { groundName, softly } from '../../words.ts'
import { Crest } from '../play/Handle.tsx'
import { clubOf } from './club-of.ts'
import styles from './fan.module.css'

/** Rotation of each card, in degrees. */
const ROTATIONS = [-4, 3, 2.5, -3, -3, 4]

/** Six fanned cards, with captions on top so that none is covered. Decorative. */
export function Fan({ view, t: { own } }: EndProps<View, GameWords<'stadiums'>>) {
  return (
    <div className={styles.fan} aria-hidden="true">
      {view.cards.map((card, at) => {
        const club = clubOf(card, view)
        const check = card.right?.check ?? null
        return (
          <span
            key={card.token}
            className={styles.card}
            style={{ '--at': at, rotate: `${ROTATIONS[at]}deg` } as CSSProperties}
          >
            <span className={styles.caption}>
              {club && <Crest club={club} className={styles.crest} />}
              <b className={styles.name}>{softly(groundName(card, at, own))}</b>
              <i data-check={check ?? undefined}>{check ? `✓${check}` : '×'}</i>
            </span>
            {card.ground && <img src={pictureAddress(`ground/${card.ground}.svg`)} alt="" width={160} height={100} />}
          </span>
        )
      })}
    </div>
  )
}
