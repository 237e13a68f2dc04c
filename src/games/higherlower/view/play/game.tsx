import { ASKED } from '#games/duel/terms.ts'
import type { GameWords, PlayGame, BoardProps } from '#play/game.ts'
import { chosenIntent } from '#ui/intent.ts'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import type { HigherLowerAction } from '../../rules/action.ts'
import type { CSSProperties } from 'react'
import { FirstFace } from '#play/FirstFace.tsx'
import card from '#play/duel/card.module.css'
import { eurosShort } from './euros.ts'
import styles from './values.module.css'

type HigherLower = PlayGame<View, HigherLowerAction, GameWords<'higherlower'>>

/** Without the tally, which differs by mode. */
export const game: Omit<HigherLower, 'Tally'> = {
  id: 'higherlower',
  paths: { today: '/higherlower/today', practice: '/higherlower/normal' },
  steps: { max: ASKED, done: ({ at }) => at },
  Asking,
  Dock,
  async board() {
    await chosenIntent()
    return (await import('./board.tsx')).board
  },
  end: async () => (await import('../end/end.tsx')).end,
  took: ({ type }, { at }, now) => now.steps[at + 1]?.answer === type,
}

/** Both names and the known value, before the board is loaded. */
function Asking({
  view,
  isPractice,
  locale,
  t: { own },
}: BoardProps<View, HigherLowerAction, GameWords<'higherlower'>>) {
  const known = view ? eurosShort(view.known.eur, locale, own) : ''
  const one = (who: { id: string; name: string } | null | undefined, side: string, value: string, note: string) => (
    <article className={card.card} data-side={side}>
      <span className={card.face}>
        {view && <i className={styles.level} style={{ '--level': side === 'known' ? '62%' : '0%' } as CSSProperties} />}
        <FirstFace isPractice={isPractice} at={view?.at} of={who} />
      </span>
      <div className={card.words}>
        <h2 className={card.name}>{who?.name ?? ' '}</h2>
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
        {one(view?.known, 'known', known, '')}
        {one(view?.asked, 'other', '?', own.aboveOrBelow)}
      </div>
    </section>
  )
}
