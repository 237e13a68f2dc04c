import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import type { Daily } from '#contracts/admin-desk.ts'
import { fill, plural } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { Moment, dayText } from '../When.tsx'
import type { Speech } from '../words.ts'
import { VoidDaily } from './VoidDaily.tsx'

type Props = { speech: Speech; daily: Daily; onVoided: (now: Daily) => void }

/** One day of one game. */
export function DailyRow({ speech, daily, onVoided }: Props) {
  const { locale, t } = speech
  const { admin } = t
  const id = useId()
  const [shown, setShown] = useState(false)
  const [asked, setAsked] = useState(false)
  const day = dayText(locale, daily.date)
  const Icon = shown ? EyeOff : Eye
  return (
    <li className="daily">
      <div>
        <h3>{day}</h3>
        <p className="facts sm muted n">
          <span>{fill(admin.puzzleNumber, { number: daily.number })}</span>
          <span>{plural(locale, admin.runCount, daily.runs)}</span>
          {daily.voided.length > 0 && <span>{plural(locale, admin.voidedCount, daily.voided.length)}</span>}
        </p>
      </div>
      <div className="row wrap">
        <Button size="small" look="quiet" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          <Icon className="i" aria-hidden="true" />
          {shown ? admin.hideAnswers : admin.showAnswers}
          <span className="vh">, {day}</span>
        </Button>
        <Button size="small" onClick={() => setAsked(true)}>
          {admin.void}
          <span className="vh">, {day}</span>
        </Button>
      </div>
      <div id={id} className="answers" hidden={!shown}>
        {shown && <Answers speech={speech} daily={daily} />}
      </div>
      {asked && <VoidDaily speech={speech} daily={daily} onVoided={onVoided} onClose={() => setAsked(false)} />}
    </li>
  )
}

/** Answers of the day's puzzle, and of the puzzle it replaced after voiding. */
function Answers({ speech, daily: { names, voided } }: Pick<Props, 'speech' | 'daily'>) {
  const { admin } = speech.t
  return (
    <>
      <p>
        <b>{names.join(', ')}</b>
      </p>
      {voided.length > 0 && (
        <>
          <h4 className="sm">{admin.voidedBefore}</h4>
          <ol className="sm">
            {voided.map((row) => (
              <li key={row.voidedAt}>
                <s>{row.names.join(', ')}</s>{' '}
                <span className="muted">
                  {row.reason} · <Moment locale={speech.locale} at={row.voidedAt} />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
