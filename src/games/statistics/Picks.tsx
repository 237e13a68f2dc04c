import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { CardFace } from '#play/duel/CardFace.tsx'
import { CardLine } from '#play/duel/CardLine.tsx'
import card from '#play/duel/card.module.css'
import { useGoOn, useDuelReveal } from '#play/duel/reveal.ts'
import { useKeys } from '#play/duel/use-keys.ts'
import { aside } from '#play/aside.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import type { Choice, Side, View } from './engine/index.ts'
import styles from './picks.module.css'
import { questionOf, shownOf } from './question.ts'
import type { StatisticsAction } from './wire.ts'

/** Comes with the board: nothing is told before. */
const Lanes = aside(async () => ({ default: (await import('./Lanes.tsx')).Lanes }))

/** Against the clock nobody presses "next": the race, and a breath. */
const GO_ON_MS = 1400

type Props = BoardProps<View, StatisticsAction, GameWords<'statistics'>>

/** The question and two cards to press; then both figures run side by side. */
export function Picks({ runId, view, pack, busy, act, locale, t: { own } }: Props) {
  const reveal = useDuelReveal(runId, view?.at ?? null, view?.hint != null)
  const { revealed, press } = reveal
  useGoOn(reveal, view?.terms === 'ranked' ? GO_ON_MS : null, view?.over ?? false)
  const shown = view && shownOf(view, revealed)
  const told = shown?.told ?? null

  const pick = (side: Choice) => () => {
    if (!view) return
    press(() => {
      if (!busy) act({ type: 'pick', side })
    })
  }
  useKeys(
    new Map([
      ['ArrowLeft', pick(0)],
      ['ArrowRight', pick(1)],
    ]),
  )
  const first = useReturningFocus(told === null, view?.at ?? 0)

  const choice = (side: Choice, who: Side | null, also: ReactNode = null) => (
    <button
      type="button"
      ref={side === 0 ? first : undefined}
      className={`${card.card} ${styles.pick}`}
      data-side={side}
      aria-disabled={busy || !who}
      onClick={pick(side)}
    >
      <CardFace who={who} pack={pack} />
      <span className={card.words}>
        <span className={card.name}>{who?.name ?? ' '}</span>
        <CardLine who={who} pack={pack} locale={locale} />
        {also}
      </span>
    </button>
  )
  const matches = (side: Choice) =>
    view?.hint && <span className={styles.matches}>{fill(own.matches, { count: view.hint[side] })}</span>
  return (
    <section className={styles.question} aria-label={own.pairLabel}>
      <h2 className={styles.ask} {...newest(told === null)}>
        {shown ? questionOf(shown, own) : ' '}
      </h2>
      {view && view.terms !== 'today' && <p className={styles.leagueOnly}>{own.leagueOnly}</p>}
      {told ? (
        <Suspense>
          <Lanes told={told} pack={pack} locale={locale} t={own} />
        </Suspense>
      ) : (
        <div className={`${card.pair} ${styles.pair}`}>
          {choice(0, shown?.left ?? null, matches(0))}
          {choice(1, shown?.right ?? null, matches(1))}
        </div>
      )}
    </section>
  )
}

/** Back to the first card with the next question, where somebody was in the cards or on the button that led here. */
function useReturningFocus(asks: boolean, at: number) {
  const first = useRef<HTMLButtonElement>(null)
  const seen = useRef(at)
  useEffect(() => {
    if (!asks || seen.current === at) return
    seen.current = at
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true })
  }, [asks, at])
  return first
}
