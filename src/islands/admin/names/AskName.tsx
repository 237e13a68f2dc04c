import type { NameDecision, QueuedName } from '#contracts/admin.ts'
import { fill } from '#i18n/format.ts'
import * as api from '../api.ts'
import { Confirm } from '../Confirm.tsx'
import type { Speech } from '../words.ts'

/** A reported name and the decision to confirm. */
export type Asked = { name: QueuedName; decision: NameDecision['decision'] }

type Props = { speech: Speech; asked: Asked; onClose: () => void; onDone: (sentence: string) => void }

/** Confirms and sends a decision about a reported name. */
export function AskName({ speech, asked: { name, decision }, onClose, onDone }: Props) {
  const { admin } = speech.t
  const words =
    decision === 'rename'
      ? { title: admin.renameTitle, text: admin.renameText, confirm: admin.rename, done: admin.renamedNow }
      : { title: admin.keepTitle, text: admin.keepText, confirm: admin.keepName, done: admin.keptNow }
  return (
    <Confirm
      speech={speech}
      title={fill(words.title, { name: name.username })}
      text={words.text}
      confirm={words.confirm}
      decide={() => api.decideName(name.id, { decision })}
      onDone={() => onDone(words.done)}
      onLate={() => onDone(admin.decidedByColleague)}
      onClose={onClose}
    />
  )
}
