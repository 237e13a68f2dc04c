import { Suspense, type CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import { CardFace } from '#play/duel/CardFace.tsx'
import { CardLine } from '#play/duel/CardLine.tsx'
import card from '#play/duel/card.module.css'
import { Counting } from '#play/duel/Counting.tsx'
import { useGoOn, useDuelReveal } from '#play/duel/reveal.ts'
import { aside } from '#play/aside.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { Sign } from '#ui/Sign.tsx'
import type { Told, View } from './engine/index.ts'
import { eurosInWords, eurosShort, gapSays, monthOf } from './euros.ts'
import { pairOf, someoneOf, type Pair } from './pair.ts'
import styles from './values.module.css'
import type { HigherLowerAction } from './wire.ts'

/** Comes with the board: nobody has been passed before. */
const FaceRow = aside(async () => ({ default: (await import('#play/duel/FaceRow.tsx')).FaceRow }))

/** The count, the tick and a breath; then the next pair. */
const GO_ON_MS = 1160

/** How high the known value stands on its card, percent. */
const LINE = 62
const HIGHEST = 97

type Props = BoardProps<View, HigherLowerAction, GameWords<'higherlower'>>

/** Two footballers, and the value of the first as a line across the second: above it, or below? */
export function Values({ runId, view, pack, locale, t: { own } }: Props) {
  const reveal = useDuelReveal(runId, view?.at ?? null)
  useGoOn(reveal, GO_ON_MS, view?.over ?? false)
  const pair = view && pairOf(view, reveal.revealed)
  const passed = view ? view.steps.slice(0, view.over ? view.at : view.at - (reveal.revealed ? 1 : 0)) : []
  return (
    <section className={styles.duel} aria-label={own.pairLabel}>
      <div className={card.pair} data-slides={(view?.at ?? 0) > 0 || undefined}>
        <KnownCard key={pair?.known.id ?? 'known'} {...{ pair, view, pack, locale, own }} />
        <OtherCard key={pair?.other.id ?? 'other'} {...{ pair, view, pack, locale, own }} />
      </div>
      {pack && view && (
        <Suspense>
          <FaceRow ids={passed.map(({ id }) => id)} pack={pack} run={view.run} label={own.rightLabel} />
        </Suspense>
      )}
    </section>
  )
}

type CardProps = Pick<Props, 'view' | 'pack' | 'locale'> & { pair: Pair | null; own: GameWords<'higherlower'> }

function KnownCard({ pair, view, pack, locale, own }: CardProps) {
  const who = pair && someoneOf(pair.known)
  return (
    <article className={card.card} data-side="known">
      <CardFace
        who={who}
        pack={pack}
        behind={pair && <i className={styles.level} style={{ '--level': `${LINE}%` } as CSSProperties} />}
      />
      <div className={card.words}>
        <h2 className={card.name}>{who?.name ?? ' '}</h2>
        <CardLine who={who} pack={pack} locale={locale} />
        <p className={styles.value}>
          {pair && (
            <>
              <b className="num n" aria-hidden="true">
                {eurosShort(pair.known.eur, locale, own)}
              </b>
              <span className="vh">{eurosInWords(pair.known.eur, locale, own)}</span>
            </>
          )}
        </p>
        <p className={styles.note}>{view && fill(own.valueOf, { month: monthOf(view.asOf, locale) })}</p>
      </div>
    </article>
  )
}

function OtherCard({ pair, pack, locale, own }: CardProps) {
  const who = pair && someoneOf(pair.other)
  const told = pair?.told ?? null
  return (
    <article className={card.card} data-side="other" data-hit={told?.answer ? told.hit : undefined}>
      <CardFace
        who={who}
        pack={pack}
        behind={
          pair &&
          told && (
            <i
              className={`${styles.level} ${styles.rises}`}
              style={{ '--from': `${LINE / 2}%`, '--level': `${levelOf(told, pair)}%` } as CSSProperties}
            />
          )
        }
        before={
          pair && (
            <span className={styles.line} style={{ '--line': `${LINE}%` } as CSSProperties} aria-hidden="true">
              <em className="num n">{eurosShort(pair.known.eur, locale, own)}</em>
            </span>
          )
        }
      />
      <div className={card.words}>
        <h2 className={card.name} {...newest(told === null)}>
          {who?.name ?? ' '}
        </h2>
        <CardLine who={who} pack={pack} locale={locale} />
        <p className={styles.value} data-asked={told ? undefined : ''}>
          <b className="num n">
            {pair && told ? (
              <Counting from={pair.known.eur / 2} to={told.eur} says={(euros) => eurosShort(euros, locale, own)} />
            ) : (
              '?'
            )}
          </b>
        </p>
        <p className={styles.note} {...newest(told !== null)}>
          {pair && told ? <Verdict {...{ told, pair, locale, own }} /> : own.aboveOrBelow}
        </p>
      </div>
    </article>
  )
}

const levelOf = ({ eur }: Told, { known }: Pair): number => Math.min(HIGHEST, (LINE * eur) / known.eur)

function Verdict({ told, pair, locale, own }: Pick<CardProps, 'locale' | 'own'> & { told: Told; pair: Pair }) {
  const gap = gapSays(pair.known.eur, told.eur, locale, own)
  if (told.answer === null) return gap
  return (
    <span className={styles.verdict} data-hit={told.hit}>
      <Sign name={told.hit ? 'check' : 'cross'} /> {gap}
    </span>
  )
}
