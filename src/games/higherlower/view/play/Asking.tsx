import type { CSSProperties } from 'react'
import card from '#play/duel/card.module.css'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { eurosShort } from './euros.ts'
import styles from './values.module.css'
import type { HigherLowerAction } from '../../rules/action.ts'

/** Both names and the known value, before faces are loaded. */
export function Asking({ view, locale, t: { own } }: BoardProps<View, HigherLowerAction, GameWords<'higherlower'>>) {
  const known = view ? eurosShort(view.known.eur, locale, own) : ''
  const one = (name: string | undefined, side: string, value: string, note: string) => (
    <article className={card.card} data-side={side}>
      <span className={card.face}>
        {view && <i className={styles.level} style={{ '--level': side === 'known' ? '62%' : '0%' } as CSSProperties} />}
      </span>
      <div className={card.words}>
        <h2 className={card.name}>{name ?? ' '}</h2>
        <span className={card.line} />
        <p className={styles.value}>
          <b className="num n">{value || ' '}</b>
        </p>
        <p className={styles.note}>{note}</p>
      </div>
    </article>
  )
  return (
    <section className={styles.duel} aria-label={own.pairLabel}>
      <div className={card.pair}>
        {one(view?.known.name, 'known', known, '')}
        {one(view?.asked?.name, 'other', '?', own.aboveOrBelow)}
      </div>
    </section>
  )
}
