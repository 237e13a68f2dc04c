import { useEffect, useRef, type ReactNode, type CSSProperties } from 'react'
import { fill, number } from '#i18n/format.ts'
import { CardFace, CardLine } from '#play/duel/CardFace.tsx'
import card from '#play/duel/card.module.css'
import { useDuelReveal } from '#play/duel/reveal.ts'
import { useGoOn } from '#play/duel/use-go-on.ts'
import type { ShownProps, GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import type { Choice, Side, View, Revealed } from '../../rules/engine.ts'
import { takeFocus, questionOf } from './Asking.tsx'
import styles from './picks.module.css'
import { shownOf, truthText } from './shown.ts'
import type { StatisticsAction } from '../../rules/action.ts'
import type { Locale } from '#i18n/locales.ts'
import { Counting } from '#play/duel/Counting.tsx'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { Pack } from '#search/pack.ts'
import { Icon } from '#ui/Icon.tsx'
import lanesStyles from './lanes.module.css'

/** Delay before a ranked run goes on by itself: the race and a pause. */
const GO_ON_MS = 1400

type Props = ShownProps<View, StatisticsAction, GameWords<'statistics'>>

/** The question as two cards to press; after the answer, both figures as a race. */
export function Picks({ runId, view, pack, busy, act, agreed, locale, t: { own } }: Props) {
  const reveal = useDuelReveal(runId, view.at, view.hint !== null)
  const { revealed, press } = reveal
  useGoOn(reveal, view.terms === 'ranked' ? GO_ON_MS : null, view.over)
  const shown = shownOf(view, revealed)
  const answered = shown?.revealed ?? null

  const pick = (side: Choice) => () => press(String(side), () => !busy && act({ type: 'pick', side }))
  const first = useReturningFocus(answered === null, view.at)

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
      <h2 className={styles.ask} {...newest(answered === null)}>
        {shown ? questionOf(shown, own) : ' '}
      </h2>
      {view.terms !== 'today' && <p className={styles.leagueOnly}>{own.leagueOnly}</p>}
      {answered ? (
        <Lanes revealed={answered} agreed={agreed?.[view.at - 1] ?? null} pack={pack} locale={locale} t={own} />
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

/** Duration of the longer bar; the shorter one stops proportionally earlier. */
const RUN_MS = 500
const SHORTEST_MS = 120
/** Longest bar in percent of the lane, which leaves room for the face at its end. */
const LONGEST = 94
const SHORTEST = 34

type LanesProps = { revealed: Revealed; agreed: number | null; pack: Pack; locale: Locale; t: GameWords<'statistics'> }

/** Both figures as a race over two lanes, and a sentence with the result. */
function Lanes({ revealed, agreed, pack, locale, t }: LanesProps) {
  const { left, right, figures, picked, hit } = revealed
  const most = Math.max(...figures)
  return (
    <div className={lanesStyles.lanes} style={{ '--race': `${RUN_MS}ms` } as CSSProperties}>
      {([0, 1] satisfies Choice[]).map((side) => {
        const who = side === 0 ? left : right
        const share = figures[side]! / most
        const ms = Math.max(SHORTEST_MS, RUN_MS * share)
        const style = { '--to': `${SHORTEST + (LONGEST - SHORTEST) * share}%`, '--ms': `${ms}ms` } as CSSProperties
        return (
          <article key={side} className={lanesStyles.lane} data-wins={share === 1 || undefined}>
            <header className={lanesStyles.head}>
              <div className={lanesStyles.who}>
                <h3 className={card.name}>
                  {who.name}
                  {picked === side && <span className="vh">, {t.yours}</span>}
                </h3>
                <CardLine who={who} pack={pack} locale={locale} />
              </div>
              <b className={`num n ${lanesStyles.figure}`}>
                <Counting from={0} to={figures[side]!} ms={ms} label={(figure) => number(locale, Math.round(figure))} />
              </b>
            </header>
            <div className={lanesStyles.track} aria-hidden="true">
              <div className={lanesStyles.bar} style={style}>
                <span className={lanesStyles.face}>
                  <PlayerPicture id={who.id} club={who.clubs?.at(-1) ?? null} pack={pack} />
                </span>
              </div>
            </div>
          </article>
        )
      })}
      <p className={lanesStyles.truth} data-hit={hit} {...newest(true)}>
        <Icon name={hit ? 'check' : 'cross'} />
        <span>
          <b>{truthText(revealed, locale, t)}</b>{' '}
          <span className="muted">
            {picked === null ? t.noAnswer : hit ? t.pickedRight : t.pickedWrong}
            {agreed !== null && ` ${fill(t.agreed, { percent: number(locale, agreed) })}`}
          </span>
        </span>
      </p>
    </div>
  )
}
