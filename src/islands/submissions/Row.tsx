import { Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { momentText } from '#i18n/date.ts'
import { fill } from '#i18n/format.ts'
import { notify } from '#stores/notifications.ts'
import type { Sent } from '#stores/read-submissions.ts'
import { withdrawSubmission } from '#stores/submissions.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { errorText } from '../error-text.ts'
import { Status } from './Status.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import type { Speech } from './words.ts'

type Props = Speech & {
  sent: Sent
  /** True on a card that shows only the picture and its state, without link and date. */
  short: boolean
  /** Resolves when the list has been reloaded. */
  onWithdrawn: () => Promise<void>
  /** Called with the question to announce. */
  onAsk: (sentence: string) => void
}

/** One submission: footballer, status with reason, kind and date. */
export function Row({ sent, short, onWithdrawn, onAsk, ...speech }: Props) {
  const { t, locale } = speech
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const name = sent.players.fullname
  const date = momentText(locale, sent.created_at, { dateStyle: 'medium' })
  return (
    <li ref={row} tabIndex={-1} aria-labelledby={id}>
      <Thumbnail key={sent.picture} {...sent} />
      <span className="told">
        <b id={id}>{name}</b>
        {sent.reason && <span className={short ? 'xs' : 'sm'}>{t[`reason-${sent.reason}`]}</span>}
        {!short && sent.file_type === 'link' && <span className="xs muted address">{sent.file_url}</span>}
        <span className="xs muted n">
          {t[`kind-${sent.file_type}`]}
          {!short && (
            <>
              {' · '}
              <time dateTime={sent.created_at}>{date}</time>
            </>
          )}
        </span>
      </span>
      <span className="fate">
        <Status status={sent.status} t={t} />
        {!short && sent.status === 'pending' && (
          <Withdraw
            {...speech}
            sent={sent}
            onAsk={onAsk}
            onDone={() => void onWithdrawn().then(() => row.current?.focus())}
          />
        )}
      </span>
    </li>
  )
}

type WithdrawProps = Speech & { sent: Sent; onAsk: (sentence: string) => void; onDone: () => void }

function Withdraw({ sent, t, errors, onAsk, onDone }: WithdrawProps) {
  const [busy, setBusy] = useState(false)

  async function withdraw() {
    setBusy(true)
    const reply = await withdrawSubmission(sent.id)
    setBusy(false)
    if (reply.ok) notify({ color: 'green', description: t.withdrawn })
    else notify({ color: 'red', description: errorText(errors, reply.code) })
    // A refusal means it was decided meanwhile: reload the list.
    onDone()
  }

  return (
    <ConfirmButton
      icon={<Undo2 className="i i-s" aria-hidden="true" />}
      label={t.withdraw}
      sure={t.withdrawSure}
      ask={fill(t.withdrawAsk, { name: sent.players.fullname })}
      onAsk={onAsk}
      onConfirm={() => void withdraw()}
      busy={busy}
    />
  )
}
