import type { GameFigures } from '#contracts/admin-desk.ts'
import { dateText } from '#i18n/date.ts'
import { number } from '#i18n/format.ts'
import { percent } from '#i18n/measures.ts'
import { gameName, type Speech } from '../words.ts'
import { Block, type Column } from './Block.tsx'
import { Chart } from './Chart.tsx'
import { percentage, shortDay } from './format.ts'
import { Side } from './Side.tsx'

type Rate = { rate: number | null; isOutlier: boolean }
type Outlier = { game: string; date: string; rate: number; usual: number; plays: number }

/** A Monday. */
const MONDAY = Date.UTC(1970, 0, 5)
const DAY_MS = 86_400_000

/** Solve rate of every game by day and weekday; outliers are marked with a triangle and listed. */
export function SolveRates({ speech, games }: { speech: Speech; games: readonly GameFigures[] }) {
  const { locale, t } = speech
  const { admin } = t
  const outliers = games.flatMap(outliersIn)
  return (
    <>
      <Block
        speech={speech}
        title={admin.solveRate}
        text={admin.solveRateText}
        file="eleven-solve-rates"
        columns={columnsOf(speech)}
        rows={games}
        keyOf={({ game }) => game}
        empty={admin.nothingHere}
        picture={
          <div className="charts">
            {games.map((figures) => {
              const { game, days, rate } = figures
              const usual = percent(locale, rate ?? 0)
              const named = outliersIn(figures).map(({ date }) => shortDay(speech, date))
              return (
                <Chart
                  key={game}
                  speech={speech}
                  title={gameName(speech, game)}
                  note={`${usual} · ${admin[`measure-${figures.measure}`]}`}
                  label={[
                    `${gameName(speech, game)}: ${usual}`,
                    ...(named.length > 0 ? [`${admin.outliers}: ${named.join(', ')}`] : []),
                  ].join('. ')}
                  days={days.map((day) => ({ date: day.date, share: day.rate, mark: markOf(day, rate) }))}
                />
              )
            })}
          </div>
        }
      />
      <Block
        speech={speech}
        title={admin.outliers}
        text={admin.outliersText}
        file="eleven-outliers"
        columns={outlierColumns(speech)}
        rows={outliers}
        keyOf={({ game, date }) => `${game} ${date}`}
        empty={admin.noOutliers}
      />
    </>
  )
}

const markOf = ({ rate, isOutlier }: Rate, usual: number | null): 'up' | 'down' | null =>
  isOutlier && rate !== null ? (rate > (usual ?? 0) ? 'up' : 'down') : null

const outliersIn = ({ game, days, rate: usual }: GameFigures): Outlier[] =>
  days.flatMap(({ date, plays, rate, isOutlier }) =>
    isOutlier && rate !== null ? [{ game, date, rate, usual: usual ?? 0, plays }] : [],
  )

function columnsOf(speech: Speech): Column<GameFigures>[] {
  const { locale, t } = speech
  const { admin } = t
  const share = (rate: number | null) => (rate === null ? '' : percentage(rate))
  const shown = (rate: number | null) => (rate === null ? '–' : percent(locale, rate))
  return [
    { label: admin.game, value: ({ game }) => gameName(speech, game) },
    { label: admin.measure, value: ({ measure }) => admin[`measure-${measure}`] },
    { label: admin.allDays, value: ({ rate }) => share(rate), cell: ({ rate }) => shown(rate), numeric: true },
    ...Array.from({ length: 7 }, (_, at): Column<GameFigures> => ({
      label: dateText(locale, new Date(MONDAY + at * DAY_MS).toISOString(), { weekday: 'short' }),
      value: ({ weekdays }) => share(weekdays[at]!.rate),
      cell: ({ weekdays, rate }) => (
        <span>
          {shown(weekdays[at]!.rate)} <Mark speech={speech} mark={markOf(weekdays[at]!, rate)} />
        </span>
      ),
      numeric: true,
    })),
  ]
}

function Mark({ speech: { t }, mark }: { speech: Speech; mark: 'up' | 'down' | null }) {
  if (!mark) return null
  return (
    <>
      <span aria-hidden="true">{mark === 'up' ? '▲' : '▼'}</span>
      <span className="vh">{mark === 'up' ? t.admin.tooEasy : t.admin.tooHard}</span>
    </>
  )
}

function outlierColumns(speech: Speech): Column<Outlier>[] {
  const { locale, t } = speech
  const { admin } = t
  const sideOf = ({ rate, usual }: Outlier) => (rate > usual ? admin.tooEasy : admin.tooHard)
  return [
    { label: admin.game, value: ({ game }) => gameName(speech, game) },
    { label: admin.day, value: ({ date }) => date, cell: ({ date }) => shortDay(speech, date) },
    {
      label: admin.solveRate,
      value: ({ rate }) => percentage(rate),
      cell: ({ rate }) => percent(locale, rate),
      numeric: true,
    },
    {
      label: admin.allDays,
      value: ({ usual }) => percentage(usual),
      cell: ({ usual }) => percent(locale, usual),
      numeric: true,
    },
    {
      label: admin['figure-players'],
      value: ({ plays }) => plays,
      cell: ({ plays }) => number(locale, plays),
      numeric: true,
    },
    {
      label: admin.state,
      value: sideOf,
      cell: ({ rate, usual }) => <Side speech={speech} isUp={rate > usual} />,
    },
  ]
}
