import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { REJECTIONS, type Rejection } from '#contracts/submission-words.ts'
import { Button } from '#ui/Button.tsx'
import type { Speech } from '../words.ts'

type Props = {
  speech: Speech
  busy: boolean
  /** False when the picture could not be loaded. */
  canApprove: boolean
  onApprove: () => void
  onReject: (reason: Rejection) => void
  onLater: () => void
}

/** Buttons: approve, reject with a reason, later. */
export function Verdict({ speech, busy, canApprove, onApprove, onReject, onLater }: Props) {
  const { admin } = speech.t
  const [asked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function takeBack() {
    setAsked(false)
    opener.current!.focus()
  }

  return (
    <div className="stack">
      <div className="verdict">
        <Button
          look="primary"
          size="small"
          busy={busy}
          aria-disabled={!canApprove || undefined}
          onClick={() => canApprove && onApprove()}
        >
          <Check className="i" aria-hidden="true" />
          {admin.approve}
        </Button>
        <Button ref={opener} size="small" busy={busy} aria-expanded={asked} onClick={() => setAsked(!asked)}>
          <X className="i" aria-hidden="true" />
          {admin.reject}
        </Button>
        <Button look="quiet" size="small" busy={busy} onClick={onLater}>
          {admin.later}
        </Button>
      </div>
      {asked && <Reasons speech={speech} busy={busy} onReject={onReject} onClose={takeBack} />}
    </div>
  )
}

type ReasonsProps = Pick<Props, 'speech' | 'busy' | 'onReject'> & { onClose: () => void }

/** Closed list of reasons; the player reads the same reason in their own language. */
function Reasons({ speech, busy, onReject, onClose }: ReasonsProps) {
  const { admin, submissions } = speech.t
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current!.querySelector('button')!.focus(), [])
  return (
    <div
      ref={list}
      className="reasons"
      role="group"
      aria-label={admin.whyRejected}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p className="sm b">{admin.whyRejected}</p>
      {REJECTIONS.map((reason) => (
        <Button key={reason} size="small" busy={busy} onClick={() => onReject(reason)}>
          {submissions[`reason-${reason}`]}
        </Button>
      ))}
    </div>
  )
}
