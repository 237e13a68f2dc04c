import { useEffect, useRef, type ReactNode } from 'react'
import { total, type PointLine } from '#core/points.ts'
import type { Distribution } from '#contracts/runs.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { lineLabel } from '#i18n/lines.ts'
import { LANGUAGE_TAGS, type Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { ClubBadge } from '#ui/ClubBadge.tsx'
import { DistributionChart } from '#ui/DistributionChart.tsx'
import { LeftChart } from '#ui/LeftChart.tsx'
import { PointLines } from '#ui/PointLines.tsx'
import { ShareButtons } from '#ui/ShareButtons.tsx'
import type { Answer, View } from './engine/index.ts'
import type { WordleMessages } from './Pitch.tsx'
import { shareText, shareWords, type Palette } from './share.ts'
import { answerLine, nationName, resultText, type Words } from './words.ts'

type Props = {
  view: View & { answer: Answer }
  pack: Pack
  lines: readonly PointLine[]
  /** Says that there are no points, where there are no lines. */
  noPoints: string
  /** Possible answers at the start and after each guess; empty when nobody counted. */
  left: readonly number[]
  distribution: Distribution | null
  betterThan: number | null
  /** Over the distribution. */
  everyone: string
  share: { title: string; streak: number; address: string; palette: Palette }
  /** It has just ended: the lines appear one by one, the heading gets the focus. */
  fresh: boolean
  /** Where to go from here. */
  children: ReactNode
  locale: Locale
  t: WordleMessages
}

/** The end of a Wordle: who it was, what it earned, how it compares. */
export default function End(props: Props) {
  const { view, pack, lines, left, distribution, fresh, locale, t } = props
  const words: Words = { pack, locale, t: t.wordle }
  const shared = { ...props.share, view, points: total(lines), locale, t: t.wordle }
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${number(locale, Math.abs(points))}`
  const charts = (
    <>
      {left.length > 1 && (
        <section className="card">
          <h2>{t.play.left}</h2>
          <LeftChart counts={left} start={t.play.leftStart} format={(count) => number(locale, count)} />
        </section>
      )}
    </>
  )
  const everyone = distribution && distribution.plays > 0 && <Everyone {...props} distribution={distribution} />
  return (
    <div className="play wd">
      <div className="side">
        {charts}
        <Facts answer={view.answer} words={words} t={t} />
      </div>
      <div className="col end">
        <Verdict view={view} words={words} fresh={fresh} />
        <section className="card">
          {lines.length > 0 ? (
            <PointLines
              lines={lines.map((line) => ({ label: lineLabel(t.play, line), points: signed(line.points) }))}
              total={{ label: t.play.total, points: signed(total(lines)) }}
              showAll={t.play.showAll}
              fresh={fresh}
            />
          ) : (
            <p className="sm muted">{props.noPoints}</p>
          )}
        </section>
        <div className="only-s stack">
          {charts}
          {everyone}
        </div>
        <section className="card shared">
          <Squares view={view} />
          <ShareButtons text={shareText(shared, props.share.palette)} inWords={shareWords(shared)} t={t.play} />
        </section>
        <div className="only-s">
          <Facts answer={view.answer} words={words} t={t} />
        </div>
        <div className="act">{props.children}</div>
      </div>
      <div className="side">{everyone}</div>
    </div>
  )
}

function Verdict({ view, words, fresh }: { view: Props['view']; words: Words; fresh: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  const { answer } = view
  const club = answer.club === null ? undefined : words.pack.clubs.get(answer.club)
  const flag = words.pack.countries.get(answer.nation)?.flag
  const result = `${words.t.fullTime} ${resultText(view, words.t)}`
  return (
    <div className="res">
      <span className="portrait" aria-hidden="true">
        {club && <ClubBadge club={club} size={64} />}
        <img src={`/flags/${flag}.svg`} alt="" width={36} height={24} />
      </span>
      <div>
        <p className="sm muted">{result}</p>
        <h2 ref={heading} tabIndex={-1} className="d" aria-label={`${result} ${answer.name}`}>
          {answer.name}
        </h2>
        <p className="sm row">
          <img className="flag" src={`/flags/${flag}.svg`} alt="" width={22} height={15} />
          <span className="vh">{nationName(answer.nation, words)}, </span>
          {answerLine(answer, words)}
        </p>
      </div>
    </div>
  )
}

function Facts({ answer, words, t: { play } }: { answer: Answer; words: Words; t: WordleMessages }) {
  const { pack, locale } = words
  const date = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' }).format(new Date(iso))
  const facts = [
    ...(answer.born
      ? [{ term: play.born, text: date(answer.born, { day: 'numeric', month: 'short', year: 'numeric' }) }]
      : []),
    { term: play.clubs, text: answer.clubs.map((id) => pack.clubs.get(id)?.shortName ?? id).join(', ') },
    { term: play.sourceDate, text: date(`${pack.asOf.slice(0, 7)}-01`, { month: 'long', year: 'numeric' }) },
  ]
  return (
    <section className="card">
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="n">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Everyone({ view, distribution, betterThan, everyone, locale, t }: Props & { distribution: Distribution }) {
  const { plays, counts } = distribution
  // Bucket 0 holds who missed: last in the order of reading.
  const order = [...counts.keys()].slice(1).concat(0)
  const own = view.solved ? view.guesses : 0
  const percentOf = (bucket: number) => Math.round((100 * counts[bucket]!) / plays)
  const known = betterThan !== null
  return (
    <section className="card stack">
      <h2>{everyone}</h2>
      <DistributionChart
        you={t.play.you}
        bars={order.map((bucket) => ({
          label: bucket === 0 ? '×' : String(bucket),
          percent: percentOf(bucket),
          text: fill(t.play.percent, { percent: percentOf(bucket) }),
          own: bucket === own,
        }))}
      />
      <p className="sm muted">
        {known
          ? fill(t.play.betterThan, { percent: betterThan, count: number(locale, plays) })
          : plural(locale, t.play.plays, plays)}
      </p>
    </section>
  )
}

function Squares({ view }: { view: View }) {
  return (
    <div className="squares" aria-hidden="true">
      {view.rows.map(({ player, tiles }) => (
        <div key={player} className="sq">
          {tiles.map(({ kind, state }) => (
            <i key={kind} data-s={state} />
          ))}
        </div>
      ))}
    </div>
  )
}
