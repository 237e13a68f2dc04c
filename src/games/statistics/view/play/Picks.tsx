import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { CardFace } from '#play/duel/CardFace.tsx'
import { CardLine } from '#play/duel/CardLine.tsx'
import card from '#play/duel/card.module.css'
import { useDuelReveal } from '#play/duel/reveal.ts'
import { useGoOn } from '#play/duel/use-go-on.ts'
import type { ShownProps, GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import type { Choice, Side, View } from '../../rules/engine.ts'
import { takeFocus } from './held.ts'
import { Lanes } from './Lanes.tsx'
import styles from './picks.module.css'
import { questionOf } from './question.ts'
import { shownOf } from './shown.ts'
import type { StatisticsAction } from '../../rules/action.ts'

/** Ranked runs go on by themselves: the race and a pause. */
const GO_ON_MS = 1400

type Props = ShownProps<View, StatisticsAction, GameWords<'statistics'>>

/** The question as two cards to press; then both figures run side by side. */
export function Picks({ runId, view, pack, busy, act, agreed, locale, t: { own } }: Props) {
  const reveal = useDuelReveal(runId, view.at, view.hint !== null)
  const { revealed, press } = reveal
  useGoOn(reveal, view.terms === 'ranked' ? GO_ON_MS : null, view.over)
  const shown = shownOf(view, revealed)
  const told = shown?.told ?? null

  const pick = (side: Choice) => () => press(String(side), () => !busy && act({ type: 'pick', side }))
  const first = useReturningFocus(told === null, view.at)

  const choice = (side: Choice, who: Side, also: ReactNode) => (
    <button
      type="button"
      ref={side === 0 ? first : undefined}
      className={`${card.card} ${styles.pick}`}
      data-side={side}
      aria-disabled={busy}
      onClick={pick(side)}
    >
      <CardFace who={who} pack={pack} />
      <span className={card.words}>
        <span className={card.name}>{who.name}</span>
        <CardLine who={who} pack={pack} locale={locale} />
        {also}
      </span>
    </button>
  )
  const matches = (side: Choice) =>
    view.hint && <span className={styles.matches}>{fill(own.matches, { count: view.hint[side] })}</span>
  return (
    <section className={styles.question} aria-label={own.pairLabel}>
      <h2 className={styles.ask} {...newest(told === null)}>
        {shown ? questionOf(shown, own) : ' '}
      </h2>
      {view.terms !== 'today' && <p className={styles.leagueOnly}>{own.leagueOnly}</p>}
      {told ? (
        <Lanes told={told} agreed={agreed?.[view.at - 1] ?? null} pack={pack} locale={locale} t={own} />
      ) : (
        shown && (
          <div className={`${card.pair} ${styles.pair}`}>
            {choice(0, shown.left, matches(0))}
            {choice(1, shown.right, matches(1))}
          </div>
        )
      )}
    </section>
  )
}

/** Moves focus to the first card of the next question, if it was in the cards or on the next button. */
function useReturningFocus(asks: boolean, at: number) {
  const first = useRef<HTMLButtonElement>(null)
  const seen = useRef(at)
  useEffect(() => {
    if (takeFocus()) first.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!asks || seen.current === at) return
    seen.current = at
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true })
  }, [asks, at])
  return first
}
