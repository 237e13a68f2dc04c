import { useLayoutEffect, useRef } from 'react'
import { FirstFace } from '#play/FirstFace.tsx'
import card from '#play/duel/card.module.css'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View, Revealed } from '../../rules/engine.ts'
import styles from './picks.module.css'
import type { StatisticsAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'

type Props = BoardProps<View, StatisticsAction, GameWords<'statistics'>>

/** For practice and ranked runs, whose figures cover leagues only. */
export const AskingOfLeagues = (props: Props) => <Asking {...props} leagueOnly />

/** Question and both names before the board is loaded, at their final height; the cards already work. */
export function Asking({
  view,
  busy,
  isPractice,
  act,
  leagueOnly = false,
  t: { own },
}: Props & { leagueOnly?: boolean }) {
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const cards = section.current
    return () => rememberFocus(cards?.contains(document.activeElement) ?? false)
  }, [])
  const { statistic = null, season = null } = view ?? {}
  const of = [view?.left, view?.right]
  return (
    <section ref={section} className={styles.question} aria-label={own.pairLabel}>
      <h2 className={styles.ask}>
        {statistic && season ? questionOf({ statistic, season }, own) : leagueOnly ? own.begin : '\u00a0'}
      </h2>
      {leagueOnly && <p className={styles.leagueOnly}>{own.leagueOnly}</p>}
      <div className={`${card.pair} ${styles.pair}`}>
        {([0, 1] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={`${card.card} ${styles.pick}`}
            data-side={side}
            aria-disabled={busy || !view}
            aria-label={view ? undefined : own.tapMore}
            onClick={() => view && !busy && act({ type: 'pick', side })}
          >
            <span className={card.face}>
              <FirstFace isPractice={isPractice} at={view?.at} of={of[side]} />
            </span>
            <span className={card.words}>
              <span className={card.name}>{of[side]?.name ?? ' '}</span>
              <span className={card.line} />
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** True when the placeholder cards had the focus when the cards with faces replaced them. */
let hadFocus = false

const rememberFocus = (inCards: boolean): void => void (hadFocus = inCards)

/** Returns true once, for the caller that has to take over the focus. */
export function takeFocus(): boolean {
  const was = hadFocus
  hadFocus = false
  return was
}

/** "Who scored more goals in 2021/22?" */
export const questionOf = (
  { statistic, season }: Pick<Revealed, 'statistic' | 'season'>,
  t: GameWords<'statistics'>,
): string => fill(t[`ask-${statistic}`], { season })
