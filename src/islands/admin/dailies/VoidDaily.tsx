import { useId, useRef, useState } from 'react'
import { Voiding, type Daily } from '#contracts/admin-desk.ts'
import { fill, plural } from '#i18n/format.ts'
import * as api from '../api.ts'
import { Confirm } from '../Confirm.tsx'
import { dayText } from '../When.tsx'
import { gameName, type Speech } from '../words.ts'

/** Limit of the server's schema. */
const MOST_LETTERS = 200

type Props = { speech: Speech; daily: Daily; onVoided: (now: Daily) => void; onClose: () => void }

/** Voids a puzzle; first explains the consequence for players. */
export function VoidDaily({ speech, daily, onVoided, onClose }: Props) {
  const { locale, t } = speech
  const { admin } = t
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [lacks, setLacks] = useState(false)
  const names = { game: gameName(speech, daily.game), date: dayText(locale, daily.date) }

  function decide() {
    const voiding = Voiding.safeParse({ reason })
    setLacks(!voiding.success)
    if (voiding.success) return api.voidDaily(daily.id, voiding.data)
    box.current!.focus()
    return null
  }

  return (
    <Confirm
      speech={speech}
      title={fill(admin.voidTitle, names)}
      text={`${admin.voidText} ${plural(locale, admin.voidRuns, daily.runs)}`}
      confirm={admin.void}
      decide={decide}
      onDone={onVoided}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{admin.voidReason}</label>
        <textarea
          ref={box}
          id={id}
          className="input"
          rows={2}
          maxLength={MOST_LETTERS}
          value={reason}
          aria-invalid={lacks || undefined}
          aria-describedby={`${id}-text`}
          onChange={(event) => setReason(event.target.value)}
        />
        <span id={`${id}-text`} className={lacks ? 'msg-bad' : 'xs muted'} aria-live="polite">
          {lacks ? admin.voidReasonNeeded : admin.voidReasonHint}
        </span>
      </div>
    </Confirm>
  )
}
