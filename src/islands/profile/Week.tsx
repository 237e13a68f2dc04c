import { ChevronDown } from 'lucide-react'
import { useCallback, type CSSProperties } from 'react'
import type { ResultRecord } from '#contracts/results.ts'
import { addDays, toIsoDate, type Day } from '#core/days.ts'
import { periodAt } from '#core/periods.ts'
import { WORDMARK } from '#core/product.ts'
import { weekday } from '#core/weekday.ts'
import { cupOfWeek, formOf, mondayOf, pointsIn, WEEK_CUPS, type Metal, type WeekForm } from '#core/week-cup.ts'
import { dateText } from '#i18n/date.ts'
import { fill, number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { SendCup } from '#play/end/SendCup.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { useWide } from '#ui/use-wide.ts'
import type { Speech } from './words.ts'
import styles from './week.module.css'

type Words = Messages<'week'>

const FILES: Record<Speech['locale'], () => Promise<{ default: Words }>> = {
  en: () => import('#i18n/messages/en/week.json'),
  fr: () => import('#i18n/messages/fr/week.json'),
  es: () => import('#i18n/messages/es/week.json'),
}

type Props = Pick<Speech, 'locale'> & { records: readonly ResultRecord[]; today: Day }

/** Points of the week by day, its cup, and last week's cup; in a single column everything but the cup is folded. */
export default function Week({ locale, records, today }: Props) {
  const isWide = useWide()
  const { loaded } = useLoaded(useCallback(() => FILES[locale](), [locale]))
  if (!loaded) return <section className={`card ${styles.week}`} />
  const { default: t } = loaded
  const monday = mondayOf(today)
  const form = formOf(records, monday)
  const points = pointsIn(form)
  const head = (
    <span className="row between">
      <h2>{t.title}</h2>
      <span className="sm muted n">{fill(t.number, { n: Number(periodAt('week', today).of.slice(-2)) })}</span>
    </span>
  )
  const steps = <Steps {...{ form, monday, today, locale, t }} />
  const rule = <Rule {...{ points, monday, locale, t }} />
  const rest = (
    <>
      <LastWeek form={formOf(records, addDays(monday, -7))} monday={addDays(monday, -7)} locale={locale} t={t} />
      <p>
        <a className="lk" href={localePath(locale, '/league')}>
          {t.leagues}
        </a>
      </p>
    </>
  )
  if (!isWide) {
    return (
      <details className={`card ${styles.week}`}>
        <summary className={styles.cup}>
          <Cup points={points} />
          <span className={styles.goal}>
            {head}
            <Goal points={points} locale={locale} t={t} />
          </span>
          <ChevronDown className="i" aria-hidden="true" />
        </summary>
        {steps}
        {rule}
        {rest}
      </details>
    )
  }
  return (
    <section className={`card ${styles.week}`}>
      {head}
      {steps}
      <div className={styles.cup}>
        <Cup points={points} />
        <div className={styles.goal}>
          <Goal points={points} locale={locale} t={t} />
          {rule}
        </div>
      </div>
      {rest}
    </section>
  )
}

type Shown = Pick<Speech, 'locale'> & { t: Words }

/** One column per day: its height is the day's difficulty, the number in it the points. */
function Steps({ form, monday, today, locale, t }: Shown & { form: WeekForm; monday: Day; today: Day }) {
  const now = weekday(today)
  return (
    <ol className={styles.steps} aria-label={t.form}>
      {form.map((points, at) => {
        const name = dateText(locale, toIsoDate(addDays(monday, at)), { weekday: 'short' })
        return (
          <li key={name} data-is={at === now ? 'now' : points === null ? 'none' : 'played'}>
            <span className={styles.column} style={{ '--step': at } as CSSProperties}>
              <b className="num">
                {points === null ? at <= now ? <span aria-hidden="true">–</span> : null : number(locale, points)}
              </b>
            </span>
            <span className={styles.day}>{name}</span>
            {points === null && <span className="vh">{at < now ? t.none : at === now ? t.open : t.ahead}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const shareOf = (points: number) => Math.min(100, (100 * points) / WEEK_CUPS.gold)

/** The cup, filled by the share of the points for gold. */
const Cup = ({ points }: { points: number }) => (
  <svg className={styles.drawn} viewBox="0 0 64 72" data-metal={cupOfWeek(points).won ?? 'none'} aria-hidden="true">
    <clipPath id="cup-bowl">
      <path d="M16 6h32v22c0 12-7 20-16 20S16 40 16 28z" />
    </clipPath>
    <rect
      className={styles.fill}
      x="14"
      y={50 - 0.44 * shareOf(points)}
      width="36"
      height="46"
      clipPath="url(#cup-bowl)"
    />
    <path d="M16 6h32v22c0 12-7 20-16 20S16 40 16 28zM16 12H6c0 12 4 18 12 20M48 12h10c0 12-4 18-12 20M32 48v12M20 66v-6h24v6z" />
  </svg>
)

/** Points left to the next metal, as text and as a bar. */
function Goal({ points, locale, t }: Shown & { points: number }) {
  const { next } = cupOfWeek(points)
  return (
    <>
      <b>{next ? fill(t.left, { points: number(locale, next.left), metal: t[next.metal] }) : t.goldWon}</b>
      <span className="bar" style={{ '--v': shareOf(points) } as CSSProperties} aria-hidden="true">
        <i />
      </span>
    </>
  )
}

/** The metal won so far, or the points required for each, and the button to share a won cup. */
function Rule({ points, monday, locale, t }: Shown & { points: number; monday: Day }) {
  const { won, next } = cupOfWeek(points)
  return (
    <>
      <p className="sm muted">
        {won && next
          ? fill(t.won, { metal: t[`the-${won}`], points: number(locale, points) })
          : fill(t.rule, figures(locale))}
      </p>
      {won && <Share metal={won} {...{ points, monday, locale, t }} />}
    </>
  )
}

/** Button to share a won cup; more points later yield another card. */
function Share({ metal, points, monday, locale, t }: Shown & { metal: Metal; points: number; monday: Day }) {
  const n = Number(periodAt('week', monday).of.slice(-2))
  const values = { metal: t[`the-${metal}`], n, points: number(locale, points), product: WORDMARK }
  return (
    <SendCup
      locale={locale}
      cup={{ monday, points, place: 0, of: 0 }}
      sentence={fill(t.shareText, values)}
      label={t.share}
      copied={t.shared}
    />
  )
}

const figures = (locale: Speech['locale']) => ({
  bronze: number(locale, WEEK_CUPS.bronze),
  silver: number(locale, WEEK_CUPS.silver),
  gold: number(locale, WEEK_CUPS.gold),
})

/** Cup and best day of the week before; nothing without points. */
function LastWeek({ form, monday, locale, t }: Shown & { form: WeekForm; monday: Day }) {
  const points = pointsIn(form)
  if (points === 0) return null
  const best = form.reduce<number>((most, day, at) => ((day ?? 0) > (form[most] ?? 0) ? at : most), 0)
  const { won } = cupOfWeek(points)
  return (
    <p className="sm muted" data-last-week>
      {fill(won ? t.last : t.lastNone, {
        metal: won ? t[`the-${won}`] : '',
        points: number(locale, points),
        day: dateText(locale, toIsoDate(addDays(monday, best)), { weekday: 'long' }),
        best: number(locale, form[best] ?? 0),
      })}
    </p>
  )
}
