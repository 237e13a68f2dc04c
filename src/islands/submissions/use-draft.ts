import { useRef, useState } from 'react'
import type { ErrorCode } from '#contracts/errors.ts'
import { notify } from '#stores/notifications.ts'
import { refreshSubmissions, sendSubmission } from '#stores/submissions.ts'
import { errorText } from '../error-text.ts'
import { checked, EMPTY, troubleOfFile, type Draft, type Part, type Trouble } from './draft.ts'
import type { Speech } from './words.ts'

/** Errors that belong to a field; all others belong to the request. */
const PART_OF: Partial<Record<ErrorCode | 'offline', Part>> = {
  'unknown-player': 'player',
  'picture-too-large': 'file',
  'unsupported-picture': 'file',
  'link-refused': 'link',
}

/** State of the form. Every failure keeps the entered values. */
export function useDraft(account: string, { t, errors }: Pick<Speech, 't' | 'errors'>) {
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const parts = useRef<Partial<Record<Part, HTMLElement | null>>>({})

  /** Ref of a part of the form, used to focus it on an error. */
  const refOf = (part: Part) => (element: HTMLElement | null) => void (parts.current[part] = element)
  const problemAt = (part: Part) => (trouble?.at === part ? trouble.text : null)

  function change(changes: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...changes }))
    setTrouble(null)
  }

  function choose(file: File) {
    const wrong = troubleOfFile(file, errors)
    if (wrong) setTrouble(wrong)
    else change({ kind: 'file', file })
  }

  function fail(wrong: Trouble) {
    setTrouble(wrong)
    const part = parts.current[wrong.at]
    ;(part?.querySelector('input') ?? part)?.focus()
  }

  async function send() {
    if (busy) return
    const picture = checked(draft, t)
    if ('at' in picture) return fail(picture)
    setTrouble(null)
    setBusy(true)
    const reply = await sendSubmission(picture)
    setBusy(false)
    if (!reply.ok) return fail({ at: PART_OF[reply.code] ?? 'sending', text: errorText(errors, reply.code) })
    setDraft({ ...EMPTY, kind: draft.kind })
    notify({ color: 'green', description: t.sent })
    await refreshSubmissions(account)
  }

  const onBroken = () => {
    setDraft((before) => ({ ...before, file: null }))
    setTrouble({ at: 'file', text: errors['unsupported-picture'] })
  }

  return { draft, busy, change, choose, onBroken, send, problemAt, refOf }
}

export type DraftForm = ReturnType<typeof useDraft>
