import type { ReactNode } from 'react'
import { total, type PointLine } from '#core/points.ts'
import type { Distribution } from '#contracts/runs.ts'
import { number } from '#i18n/format.ts'
import { lineLabel } from '#i18n/lines.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { LeftChart } from '#ui/LeftChart.tsx'
import { PointLines } from '#ui/PointLines.tsx'
import { ShareButtons } from '#ui/ShareButtons.tsx'
import { AnswerFacts } from './AnswerFacts.tsx'
import type { Answer, View } from './engine/index.ts'
import { Everyone } from './Everyone.tsx'
import type { WordleMessages } from './Pitch.tsx'
import { shareText, shareWords, type Palette } from './share.ts'
import { Verdict } from './Verdict.tsx'
import type { Words } from './words.ts'

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
  /** Of a run that the server keeps. */
  run?: string
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
  const words: Words = { pack, locale, football: t.football, t: t.wordle }
  const shared = { ...props.share, view, points: total(lines), locale, t: t.wordle, play: t.play }
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${number(locale, Math.abs(points))}`
  const charts = left.length > 1 && (
    <section className="card">
      <h2>{t.play.left}</h2>
      <LeftChart counts={left} start={t.play.leftStart} format={(count) => number(locale, count)} />
    </section>
  )
  const everyone = distribution && distribution.plays > 0 && <Everyone {...props} distribution={distribution} />
  return (
    <div className="play wd">
      <div className="side">
        {charts}
        <AnswerFacts answer={view.answer} run={props.run} words={words} t={t} />
      </div>
      <div className="col end">
        <Verdict view={view} words={words} fresh={fresh} />
        <section className="card">
          {lines.length > 0 ? (
            <PointLines
              lines={lines.map((line) => ({
                label: lineLabel({ ...t.play, ...t.wordle }, line),
                points: signed(line.points),
              }))}
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
          <AnswerFacts answer={view.answer} run={props.run} words={words} t={t} />
        </div>
        <div className="act">{props.children}</div>
      </div>
      <div className="side">{everyone}</div>
    </div>
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
