import type { Figures as AllFigures } from '#contracts/admin-desk.ts'
import { fill, number } from '#i18n/format.ts'
import { decimal } from '#i18n/measures.ts'
import * as api from '../api.ts'
import { Paged } from '../Paged.tsx'
import { usePages } from '../use-pages.ts'
import { wordFor, type Speech } from '../words.ts'
import { Block, type Column } from './Block.tsx'
import { Chart } from './Chart.tsx'
import { percentage, shortDay } from './format.ts'
import { Side } from './Side.tsx'
import { SolveRates } from './SolveRates.tsx'

type Day = AllFigures['days'][number]
type Question = AllFigures['questions'][number]
type Reported = AllFigures['reported'][number]

/** Figures of the last four weeks: players, solve rates, quiz questions, reports. */
export function Figures({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  const pages = usePages(api.figures)
  return (
    <Paged speech={speech} pages={pages} empty={{ title: admin.nothingHere }}>
      {([figures]) =>
        figures && (
          <>
            <p className="muted sm">{admin.figuresText}</p>
            <Days speech={speech} days={figures.days} />
            <SolveRates speech={speech} games={figures.games} />
            <Questions speech={speech} questions={figures.questions} />
            <MostReported speech={speech} reported={figures.reported} />
          </>
        )
      }
    </Paged>
  )
}

const COUNTS = ['players', 'runs', 'accounts', 'whole'] as const

function Days({ speech, days }: { speech: Speech; days: readonly Day[] }) {
  const { locale, t } = speech
  const { admin } = t
  const columns: Column<Day>[] = [
    { label: admin.day, value: ({ date }) => date, cell: ({ date }) => shortDay(speech, date) },
    ...COUNTS.map((count) => ({
      label: admin[`figure-${count}`],
      value: (day: Day) => day[count],
      cell: (day: Day) => number(locale, day[count]),
      numeric: true,
    })),
  ]
  return (
    <Block
      speech={speech}
      title={admin.figureDays}
      text={admin.figureDaysText}
      file="eleven-days"
      columns={columns}
      rows={days}
      keyOf={({ date }) => date}
      empty={admin.nothingHere}
      picture={
        <div className="charts">
          {COUNTS.map((count) => {
            const values = days.map((day) => day[count])
            const most = Math.max(...values)
            const span = { least: number(locale, Math.min(...values)), most: number(locale, most) }
            const label = admin[`figure-${count}`]
            return (
              <Chart
                key={count}
                speech={speech}
                title={label}
                note={fill(admin.fromTo, span)}
                label={`${label}: ${fill(admin.fromTo, span)}`}
                days={days.map((day) => ({ date: day.date, share: most > 0 ? day[count] / most : 0 }))}
              />
            )
          })}
        </div>
      }
    />
  )
}

function Questions({ speech, questions }: { speech: Speech; questions: readonly Question[] }) {
  const { locale, t } = speech
  const { admin } = t
  const rate = ({ correct, answers }: Question) => percentage(correct / answers)
  const columns: Column<Question>[] = [
    { label: admin.question, value: ({ text }) => text[locale] },
    {
      label: admin.answers,
      value: ({ answers }) => answers,
      cell: ({ answers }) => number(locale, answers),
      numeric: true,
    },
    {
      label: admin.answeredRight,
      value: rate,
      cell: (asked) => (
        <Metered share={asked.correct / asked.answers}>
          {fill(admin.percent, { percent: decimal(locale, rate(asked)) })}
        </Metered>
      ),
      numeric: true,
    },
    {
      label: admin.state,
      value: (asked) => (rate(asked) < 50 ? admin.tooHard : admin.tooEasy),
      cell: (asked) => <Side speech={speech} isUp={rate(asked) >= 50} />,
    },
  ]
  return (
    <Block
      speech={speech}
      title={admin.quizQuestions}
      text={admin.quizQuestionsText}
      file="eleven-quiz-questions"
      columns={columns}
      rows={questions}
      keyOf={({ id }) => id}
      empty={admin.noQuizQuestions}
    />
  )
}

/** A figure with its share as a bar below. */
const Metered = ({ share, children }: { share: number; children: string }) => (
  <div>
    {children}
    <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width="100" height="6" />
      <rect width={100 * share} height="6" />
    </svg>
  </div>
)

function MostReported({ speech, reported }: { speech: Speech; reported: readonly Reported[] }) {
  const { locale, t } = speech
  const { admin } = t
  const most = Math.max(1, ...reported.map(({ reports }) => reports))
  const columns: Column<Reported>[] = [
    { label: admin.subject, value: ({ name }) => name[locale] },
    { label: admin.kind, value: ({ kind }) => wordFor(admin, `about-${kind}`, kind) },
    {
      label: admin.reports,
      value: ({ reports }) => reports,
      cell: ({ reports }) => <Metered share={reports / most}>{number(locale, reports)}</Metered>,
      numeric: true,
    },
    {
      label: admin.stillOpen,
      value: ({ open }) => open,
      cell: ({ open }) => number(locale, open),
      numeric: true,
    },
  ]
  return (
    <Block
      speech={speech}
      title={admin.mostReported}
      text={admin.mostReportedText}
      file="eleven-reports"
      columns={columns}
      rows={reported}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      empty={admin.noReports}
    />
  )
}
