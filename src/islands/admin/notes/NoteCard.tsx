import type { NoteDecision, QueuedNote } from '#contracts/admin.ts'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import * as api from '../api.ts'
import { Trouble } from '../Trouble.tsx'
import { useDecision } from '../use-decision.ts'
import { Moment } from '../When.tsx'
import type { Speech } from '../words.ts'

type Props = { speech: Speech; note: QueuedNote; onDecided: (sentence: string) => void }

/** A note as plain text, its sender's address, and the button that closes or reopens it. */
export function NoteCard({ speech, note, onDecided }: Props) {
  const { admin } = speech.t
  const { id, number, topic, about, text, email, page, browser, locale, sender, status, createdAt } = note
  const title = fill(admin.noteTitle, { number })
  return (
    <li className="card stack" aria-labelledby={`${id}-name`}>
      <div className="row between wrap">
        <h2 id={`${id}-name`}>
          {title}
          {about && `: ${about}`}
        </h2>
        <span className="chip chip-a">{admin[`topic-${topic}`]}</span>
      </div>
      <p className="facts xs muted">
        <Moment locale={speech.locale} at={createdAt} />
        <span>{locale.toUpperCase()}</span>
        {sender && <span>{sender.username}</span>}
        {page && <code>{page}</code>}
        <span>{browser}</span>
      </p>
      <blockquote className="note" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </blockquote>
      <p className="sm">
        {email ? (
          <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Eleven: ${title}`)}`}>{email}</a>
        ) : (
          admin.noAddress
        )}
      </p>
      <Decision speech={speech} id={id} status={status} onDecided={onDecided} />
    </li>
  )
}

type DecisionProps = Pick<Props, 'speech' | 'onDecided'> & Pick<QueuedNote, 'id' | 'status'>

function Decision({ speech, id, status, onDecided }: DecisionProps) {
  const { admin } = speech.t
  const { busy, trouble, send } = useDecision()

  async function decide(decision: NoteDecision['decision']) {
    const reply = await send(() => api.decideNote(id, { decision }))
    if (reply?.ok) onDecided(decision === 'done' ? admin.noteClosed : admin.noteOpened)
    else if (reply?.code === 'already-decided') onDecided(admin.decidedByColleague)
  }

  return (
    <>
      {trouble && trouble !== 'already-decided' && <Trouble speech={speech} code={trouble} />}
      <div className="row wrap">
        {status !== 'done' && (
          <Button look="primary" size="small" busy={busy} onClick={() => void decide('done')}>
            {admin.closeNote}
          </Button>
        )}
        {status !== 'open' && (
          <Button size="small" busy={busy} onClick={() => void decide('open')}>
            {status === 'held' ? admin.notSpam : admin.openNote}
          </Button>
        )}
      </div>
    </>
  )
}
