import { useEffect, useRef } from 'react'
import type { QueuedSubmission, SubmissionDecision } from '#contracts/admin.ts'
import { fill } from '#i18n/format.ts'
import * as api from '../api.ts'
import { Trouble } from '../Trouble.tsx'
import { useDecision } from '../use-decision.ts'
import { Moment } from '../When.tsx'
import type { Speech } from '../words.ts'
import { Compare } from './Compare.tsx'
import { CropNumbers } from './CropNumbers.tsx'
import { CropStage } from './CropStage.tsx'
import { usePicture } from './use-picture.ts'
import { Verdict } from './Verdict.tsx'

type Props = {
  speech: Speech
  submission: QueuedSubmission
  /** Moves the focus to the heading because this review replaced another. */
  takesFocus: boolean
  /** Called with the message about the decision. */
  onDecided: (sentence: string) => void
  onLater: () => void
}

/** Review of one submitted picture, as large as fits. */
export function Review({ speech, submission, takesFocus, onDecided, onLater }: Props) {
  const { admin } = speech.t
  const { id, footballer } = submission
  const { busy, trouble, send } = useDecision()
  const { image, crop, setCrop, failure, ...loading } = usePicture(id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current!.focus()
  }, [takesFocus])

  async function decide(decision: SubmissionDecision, sentence: string) {
    const reply = await send(() => api.decideSubmission(id, decision))
    if (reply?.ok) onDecided(fill(sentence, { name: footballer.name }))
    else if (reply?.code === 'already-decided') onDecided(fill(admin.decidedByColleague, { name: footballer.name }))
  }

  return (
    <article className="card review" aria-labelledby={`${id}-name`}>
      <header>
        <h2 ref={heading} id={`${id}-name`} tabIndex={-1}>
          {footballer.name}
        </h2>
        <Facts speech={speech} submission={submission} />
      </header>
      {failure ? (
        <div className="stage">
          <Trouble speech={speech} code={failure} onRetry={loading.retry} />
        </div>
      ) : (
        <CropStage
          key={loading.attempt}
          {...{ speech, image, crop }}
          address={api.pictureAddress(id)}
          onLoad={loading.onLoad}
          onFail={loading.onFail}
          onCrop={setCrop}
        />
      )}
      <div className="stack">
        <Compare speech={speech} footballer={footballer.id} image={image} crop={crop} />
        {image && (
          <CropNumbers
            {...{ speech, crop }}
            picture={{ width: image.naturalWidth, height: image.naturalHeight }}
            onCrop={setCrop}
          />
        )}
        {trouble && trouble !== 'already-decided' && <Trouble speech={speech} code={trouble} />}
        <Verdict
          {...{ speech, busy, onLater }}
          canApprove={image !== null}
          onApprove={() => void decide({ decision: 'approve', crop }, admin.approvedNow)}
          onReject={(reason) => void decide({ decision: 'reject', reason }, admin.rejectedNow)}
        />
      </div>
    </article>
  )
}

function Facts({ speech, submission }: Pick<Props, 'speech' | 'submission'>) {
  const { admin } = speech.t
  const { sender, createdAt, fileType, link } = submission
  return (
    <p className="facts sm muted">
      <span>{fill(admin.sentBy, { name: sender.username })}</span>
      <Moment locale={speech.locale} at={createdAt} />
      {/* Plain text, because only the server may fetch the link. */}
      {fileType === 'file' ? <span>{admin.aFile}</span> : <code>{link}</code>}
    </p>
  )
}
