import '#styles/chips.css'
import { Check, Clock, Undo2, X, type LucideIcon } from 'lucide-react'
import type { SubmissionStatus } from '#contracts/submission-words.ts'
import type { Speech } from './words.ts'

const LOOKS: Record<SubmissionStatus, [chip: string, Icon: LucideIcon]> = {
  pending: ['chip chip-a', Clock],
  approved: ['chip chip-c', Check],
  rejected: ['chip', X],
  withdrawn: ['chip muted', Undo2],
}

/** A submission's status as icon and word. */
export function Status({ status, t }: { status: SubmissionStatus } & Pick<Speech, 't'>) {
  const [chip, Icon] = LOOKS[status]
  return (
    <span className={chip}>
      <Icon className="i i-s" aria-hidden="true" />
      {t[`status-${status}`]}
    </span>
  )
}
