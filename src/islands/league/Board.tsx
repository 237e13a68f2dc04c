import type { League } from '#contracts/leagues.ts'
import { daysBetween, fromIsoDate } from '#core/days.ts'
import { fill, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { Ceremony, Shelf } from './Cups.tsx'
import { Duel } from './Duel.tsx'
import { Head } from './Head.tsx'
import { Invite } from './Invite.tsx'
import s from './league.module.css'
import { Members } from './Members.tsx'
import { Pass } from './Pass.tsx'
import { Table } from './Table.tsx'
import { Today } from './Today.tsx'
import { weekNumber } from './people.ts'
import type { Speech } from './words.ts'

const WEEK_DAYS = 7

type Props = { speech: Speech; league: League; onLeft: () => void; onChanged: () => void }

/** A league as its members see it. */
export function Board({ speech, league, onLeft, onChanged }: Props) {
  const { locale, t } = speech
  const isAlone = league.seats.length === 1
  const left = WEEK_DAYS - daysBetween(fromIsoDate(league.monday), fromIsoDate(league.now))
  const week = fill(t.week, { n: weekNumber(league.monday) })
  return (
    <div className={s.cols}>
      <div className={s.main}>
        <Ceremony speech={speech} league={league} />
        <Head
          speech={speech}
          league={league}
          over={t.title}
          action={!isAlone && <Invite speech={speech} league={league} look="white" />}
        >
          {week}.{' '}
          {isAlone
            ? t.cupWaits
            : `${plural(locale, t.members, league.seats.length)}. ${plural(locale, t.daysLeft, left)}`}
        </Head>
        <section className="stack">
          <h2>{t.tableTitle}</h2>
          <Table speech={speech} league={league} />
          <Pass speech={speech} league={league} />
          <p className="sm muted">{t.tableNote}</p>
        </section>
        <Shelf speech={speech} league={league} />
        {isAlone && (
          <section className="card stack">
            <h2>{t.sendTitle}</h2>
            <Invite speech={speech} league={league} />
            <p className="sm muted">{t.sendNote}</p>
          </section>
        )}
      </div>
      <div className={s.side}>
        {!isAlone && <Duel speech={speech} league={league} />}
        {!isAlone && <Today speech={speech} league={league} />}
        <Members speech={speech} league={league} onLeft={onLeft} onChanged={onChanged} />
        <p>
          <a className="lk" href={localePath(locale, '/league')}>
            {t.others}
          </a>
        </p>
      </div>
    </div>
  )
}
