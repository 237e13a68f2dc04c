import { Flag, LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { League } from '#contracts/leagues.ts'
import { fill } from '#i18n/format.ts'
import { leaveLeague, reportInLeague } from '#stores/leagues.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { errorText } from '../error-text.ts'
import s from './league.module.css'
import { KitOf } from './Table.tsx'
import type { Speech } from './words.ts'

type Props = { speech: Speech; league: League; onLeft: () => void; onChanged: () => void }

/** Members with their actions: leave, report a name, and for the founder remove. */
export function Members({ speech: { t, errors }, league, onLeft, onChanged }: Props) {
  const [said, setSaid] = useState('')
  const isFounder = league.seats.some(({ seat, founder }) => seat === league.you && founder)

  async function report(seat: number | null) {
    const reply = await reportInLeague({ code: league.code, seat })
    setSaid(reply.ok ? t.reported : errorText(errors, reply.code))
  }

  async function remove(seat: number | null) {
    const reply = await leaveLeague({ code: league.code, seat })
    if (!reply.ok) return setSaid(errorText(errors, reply.code))
    if (seat === null) onLeft()
    else onChanged()
  }

  return (
    <details className={`card ${s.members}`}>
      <summary>
        <h2>{t.manage}</h2>
      </summary>
      <ul className={s.people}>
        {league.seats.map(({ seat, name, kit, founder }) => (
          <li key={seat}>
            <KitOf kit={kit} seat={seat} />
            <span className="grow">
              <b>{name}</b> {seat === league.you && <span className="sm muted">({t.you})</span>}
              {founder && <span className="xs muted"> {t.founder}</span>}
            </span>
            {seat !== league.you && (
              <span className="row wrap">
                <Button
                  size="small"
                  look="quiet"
                  aria-label={fill(t.reportName, { name })}
                  onClick={() => void report(seat)}
                >
                  <Flag className="i i-s" aria-hidden="true" />
                  {t.report}
                </Button>
                {isFounder && (
                  <ConfirmButton
                    icon={<UserMinus className="i i-s" aria-hidden="true" />}
                    label={t.remove}
                    name={fill(t.removeName, { name })}
                    sure={t.removeSure}
                    ask={fill(t.removeAsk, { name })}
                    onAsk={setSaid}
                    onConfirm={() => void remove(seat)}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="sm" role="status">
        {said}
      </p>
      <div className="row wrap">
        <Button size="small" look="quiet" onClick={() => void report(null)}>
          <Flag className="i i-s" aria-hidden="true" />
          {t.reportLeague}
        </Button>
        <ConfirmButton
          icon={<LogOut className="i i-s" aria-hidden="true" />}
          label={t.leave}
          sure={t.leaveSure}
          ask={t.leaveAsk}
          onAsk={setSaid}
          onConfirm={() => void remove(null)}
        />
      </div>
    </details>
  )
}
