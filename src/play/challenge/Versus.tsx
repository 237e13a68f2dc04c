import type { VersusStep } from '../end/play-end.ts'
import { Icon } from '#ui/Icon.tsx'
import type { ChallengeWords } from './challenge.ts'
import styles from './versus.module.css'

type Props = { own: readonly VersusStep[]; theirs: readonly VersusStep[]; who: string; t: ChallengeWords }

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

/** Two runs of the same puzzle side by side; the better step is green and labelled. */
export function Versus({ own, theirs, who, t }: Props) {
  const rows = Array.from({ length: Math.max(own.length, theirs.length) }, (_, at) => [own[at], theirs[at]] as const)
  return (
    <section className="card stack">
      <h2 id="versus">{t.steps}</h2>
      <ol className={styles.rows} aria-labelledby="versus">
        {rows.map(([mine, other], at) => (
          <li key={at} className={styles.row}>
            <p className={styles.about}>{(mine ?? other)!.about}</p>
            <Half step={mine} who={t.you} better={isBetter(mine, other)} t={t} />
            <Half step={other} who={who} better={isBetter(other, mine)} t={t} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type HalfProps = { step: VersusStep | undefined; who: string; better: boolean; t: ChallengeWords }

function Half({ step, who, better, t }: HalfProps) {
  // A single sign already shows the tick.
  const hasTick = step?.signs?.length === 1
  return (
    <div className={styles.half} data-better={better || undefined}>
      <span className="vh">{who}: </span>
      <span className={styles.says}>{step?.label ?? t.none}</span>
      {step?.signs && (
        <span className={styles.signs}>
          {step.signs.map((sign, at) => (
            <i key={at} data-state={sign}>
              <Icon name={SIGNS[sign]} />
              <span className="vh">{t[sign]} </span>
            </i>
          ))}
        </span>
      )}
      {better && (
        <span className={styles.better}>
          {!hasTick && <Icon name="check" />}
          <span className="vh">{t.better}</span>
        </span>
      )}
    </div>
  )
}

/** True for the better of two steps; a step that the other run does not have is not better. */
const isBetter = (one: VersusStep | undefined, other: VersusStep | undefined): boolean =>
  one !== undefined && other !== undefined && one.worth > other.worth
