import * as api from '../api.ts'
import { CardQueue } from '../CardQueue.tsx'
import type { Speech } from '../words.ts'
import { NoteCard } from './NoteCard.tsx'

/** Notes from the contact form; admins answer them by mail. */
export function Notes({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  return (
    <CardQueue
      speech={speech}
      section="notes"
      text={admin.notesText}
      choices={[
        { value: 'open', label: admin['note-open'] },
        { value: 'held', label: admin['note-held'] },
        { value: 'done', label: admin['note-done'] },
      ]}
      load={api.notes}
      empty={{ title: admin.notesEmpty, text: admin.notesEmptyText }}
      nameOf={({ number }) => String(number)}
      card={(note, onDecided) => <NoteCard key={note.id} speech={speech} note={note} onDecided={onDecided} />}
    />
  )
}
