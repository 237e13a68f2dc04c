import type { ReactNode } from 'react'
import type { League } from '#contracts/leagues.ts'
import { fill } from '#i18n/format.ts'
import { Cup } from './Cup.tsx'
import s from './league.module.css'
import { nameOf, shelfOf, weekNumber } from './people.ts'
import type { Speech } from './words.ts'

type Props = { speech: Speech; league: League; over: string; children: ReactNode; action?: ReactNode }

/** The pink head of a league: its name, a sentence, and the newest cup with its winners. */
export function Head({ speech: { t }, league, over, children, action }: Props) {
  const [cup] = shelfOf(league)
  const winners = cup?.winners.map((seat) => nameOf(league, seat) ?? t.left).join(', ')
  return (
    <header className={s.head}>
      <div className={s.title}>
        <p className="sm b">{over}</p>
        <h1 tabIndex={-1}>{league.name}</h1>
        <p>{children}</p>
      </div>
      <p className={s.cup}>
        <Cup week={weekNumber(cup?.week ?? league.monday)} won={cup !== undefined} />
        {cup && (
          <>
            <span>{fill(t.week, { n: weekNumber(cup.week) })}</span> <b>{winners}</b>
          </>
        )}
      </p>
      {action && <div className={s.action}>{action}</div>}
    </header>
  )
}
