import type { CSSProperties } from 'react'
import type { GameWords } from '#play/game.ts'
import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { CardLine } from '#play/duel/CardLine.tsx'
import card from '#play/duel/card.module.css'
import { Counting } from '#play/duel/Counting.tsx'
import { newest } from '#play/newest.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { Pack } from '#search/pack.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Choice, Revealed } from '../../rules/engine.ts'
import styles from './lanes.module.css'
import { truthText } from './shown.ts'

/** Time the longer bar runs; the shorter one stops earlier in proportion. */
const RUN_MS = 500
const SHORTEST_MS = 120
/** Longest bar in percent of the lane, which leaves room for the face at its end. */
const LONGEST = 94
const SHORTEST = 34

type Props = { told: Revealed; agreed: number | null; pack: Pack; locale: Locale; t: GameWords<'statistics'> }

/** Both figures as a race over two lanes, and a sentence with the result. */
export function Lanes({ told, agreed, pack, locale, t }: Props) {
  const { left, right, figures, picked, hit } = told
  const most = Math.max(...figures)
  return (
    <div className={styles.lanes} style={{ '--race': `${RUN_MS}ms` } as CSSProperties}>
      {([0, 1] satisfies Choice[]).map((side) => {
        const who = side === 0 ? left : right
        const share = figures[side]! / most
        const ms = Math.max(SHORTEST_MS, RUN_MS * share)
        const style = { '--to': `${SHORTEST + (LONGEST - SHORTEST) * share}%`, '--ms': `${ms}ms` } as CSSProperties
        return (
          <article key={side} className={styles.lane} data-wins={share === 1 || undefined}>
            <header className={styles.head}>
              <div className={styles.who}>
                <h3 className={card.name}>
                  {who.name}
                  {picked === side && <span className="vh">, {t.yours}</span>}
                </h3>
                <CardLine who={who} pack={pack} locale={locale} />
              </div>
              <b className={`num n ${styles.figure}`}>
                <Counting from={0} to={figures[side]!} ms={ms} says={(figure) => number(locale, Math.round(figure))} />
              </b>
            </header>
            <div className={styles.track} aria-hidden="true">
              <div className={styles.bar} style={style}>
                <span className={styles.face}>
                  <PlayerPicture id={who.id} club={who.clubs?.at(-1) ?? null} pack={pack} />
                </span>
              </div>
            </div>
          </article>
        )
      })}
      <p className={styles.truth} data-hit={hit} {...newest(true)}>
        <Icon name={hit ? 'check' : 'cross'} />
        <span>
          <b>{truthText(told, locale, t)}</b>{' '}
          <span className="muted">
            {picked === null ? t.noAnswer : hit ? t.pickedRight : t.pickedWrong}
            {agreed !== null && ` ${fill(t.agreed, { percent: number(locale, agreed) })}`}
          </span>
        </span>
      </p>
    </div>
  )
}
