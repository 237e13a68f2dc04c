import type { CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import { CardFace, CardLine, type Someone } from '#play/duel/CardFace.tsx'
import card from '#play/duel/card.module.css'
import { Counting } from '#play/duel/Counting.tsx'
import { FaceRow } from '#play/duel/SmallFace.tsx'
import { useDuelReveal } from '#play/duel/reveal.ts'
import { useGoOn } from '#play/duel/use-go-on.ts'
import type { ShownProps, GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Revealed, View, Asked } from '../../rules/engine.ts'
import { eurosShort } from './euros.ts'
import { monthOf } from '#play/months.ts'
import { eurosInWords, gapText } from '../../words.ts'
import { pairOf, type Pair } from './Dock.tsx'
import styles from './values.module.css'
import type { HigherLowerAction } from '../../rules/action.ts'

/** The footballer a card shows. */
const someoneOf = ({ id, name, nation, club }: Asked): Someone => ({
  id,
  name,
  nation,
  clubs: club === null ? [] : [club],
})

/** Delay before the next pair: the count-up, the tick and a pause. */
const NEXT_PAIR_MS = 1160

/** Height of the known value on its card, in percent. */
const KNOWN_HEIGHT = 62
const MOST_HEIGHT = 97

type Props = ShownProps<View, HigherLowerAction, GameWords<'higherlower'>>

/** Two footballers, with the first one's value as a line across the second card. */
export function Values({ runId, view, pack, locale, t: { own } }: Props) {
  const reveal = useDuelReveal(runId, view.at)
  useGoOn(reveal, NEXT_PAIR_MS, view.over)
  const pair = pairOf(view, reveal.revealed)
  const passed = view.steps.slice(0, view.over ? view.at : view.at - (reveal.revealed ? 1 : 0))
  return (
    <section className={styles.duel} aria-label={own.pairLabel}>
      <div className={card.pair} data-slides={view.at > 0 || undefined}>
        <KnownCard key={pair.known.id} {...{ pair, view, pack, locale, own }} />
        <OtherCard key={pair.other.id} {...{ pair, view, pack, locale, own }} />
        {pair.revealed?.answer && <Seal key={`${pair.revealed.id} seal`} hit={pair.revealed.hit} />}
      </div>
      <FaceRow
        ids={passed.map(({ id }) => id)}
        pack={pack}
        run={view.run - (reveal.counting && pair.revealed?.hit ? 1 : 0)}
        label={own.rightLabel}
      />
    </section>
  )
}

type CardProps = Pick<Props, 'view' | 'pack' | 'locale'> & { pair: Pair; own: GameWords<'higherlower'> }

function KnownCard({ pair, view, pack, locale, own }: CardProps) {
  const who = someoneOf(pair.known)
  return (
    <article className={card.card} data-side="known">
      <CardFace
        who={who}
        pack={pack}
        behind={<i className={styles.level} style={{ '--level': `${KNOWN_HEIGHT}%` } as CSSProperties} />}
      />
      <div className={card.words}>
        <h2 className={card.name}>{who.name}</h2>
        <CardLine who={who} pack={pack} locale={locale} />
        <p className={styles.value}>
          <b className="num n" aria-hidden="true">
            {eurosShort(pair.known.eur, locale, own)}
          </b>
          <span className="vh">{eurosInWords(pair.known.eur, locale, own)}</span>
        </p>
        <p className={styles.note}>{fill(own.valueOf, { month: monthOf(view.asOf, locale) })}</p>
      </div>
    </article>
  )
}

function OtherCard({ pair, pack, locale, own }: CardProps) {
  const who = someoneOf(pair.other)
  const { revealed } = pair
  return (
    <article className={card.card} data-side="other" data-hit={revealed?.answer ? revealed.hit : undefined}>
      <CardFace
        who={who}
        pack={pack}
        behind={
          revealed && (
            <i
              className={`${styles.level} ${styles.rises}`}
              style={{ '--from': `${KNOWN_HEIGHT / 2}%`, '--level': `${levelOf(revealed, pair)}%` } as CSSProperties}
            />
          )
        }
        before={
          <span className={styles.line} style={{ '--line': `${KNOWN_HEIGHT}%` } as CSSProperties} aria-hidden="true">
            <em className="num n">{eurosShort(pair.known.eur, locale, own)}</em>
          </span>
        }
      />
      <div className={card.words}>
        <h2 className={card.name} {...newest(revealed === null)}>
          {who.name}
        </h2>
        <CardLine who={who} pack={pack} locale={locale} />
        <p className={styles.value} data-asked={revealed ? undefined : ''}>
          <b className="num n">
            {revealed ? (
              <Counting from={pair.known.eur / 2} to={revealed.eur} label={(euros) => eurosShort(euros, locale, own)} />
            ) : (
              '?'
            )}
          </b>
        </p>
        <p className={styles.note} {...newest(revealed !== null)}>
          {revealed ? <Verdict {...{ revealed, pair, locale, own }} /> : own.aboveOrBelow}
        </p>
      </div>
    </article>
  )
}

/** Tick or cross between the two after the count-up; decorative, since the text says the same. */
const Seal = ({ hit }: Pick<Revealed, 'hit'>) => (
  <span className={styles.seal} data-hit={hit}>
    <Icon name={hit ? 'check' : 'cross'} />
  </span>
)

const levelOf = ({ eur }: Revealed, { known }: Pair): number => Math.min(MOST_HEIGHT, (KNOWN_HEIGHT * eur) / known.eur)

function Verdict({
  revealed,
  pair,
  locale,
  own,
}: Pick<CardProps, 'locale' | 'own'> & { revealed: Revealed; pair: Pair }) {
  const gap = gapText(pair.known.eur, revealed.eur, locale, own)
  if (revealed.answer === null) return gap
  return (
    <span className={styles.verdict} data-hit={revealed.hit}>
      <Icon name={revealed.hit ? 'check' : 'cross'} /> {gap}
    </span>
  )
}
