import { useEffect, useId, useRef } from 'react'
import { fill } from '#i18n/format.ts'
import { countOf, merged, type Local } from '#stores/kept-file.ts'
import { Button } from '#ui/Button.tsx'
import type { KeepWords } from './words/index.ts'

type Props = {
  t: KeepWords
  file: Local
  here: Local
  isAccount: boolean
  /** Counts as text. */
  figures: (local: Local) => { results: string; points: string }
  onTake: (next: Local) => void
  onCancel: () => void
}

/** Shows the contents of the file and of this device, and the result of merging or replacing. */
export function Choices({ t, file, here, isAccount, figures, onTake, onCancel }: Props) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  const together = merged(here, file)
  const isFirst = countOf(here) === 0 && here.points === 0
  return (
    <div
      ref={group}
      className="well stack"
      role="group"
      tabIndex={-1}
      aria-label={t.bring}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p>{fill(t.chosen, figures(file))}</p>
      {!isAccount && !isFirst && <p>{fill(t.here, figures(here))}</p>}
      {isAccount ? (
        <Way name={t.account} label={t.accountSays} onTake={() => onTake(together)} />
      ) : isFirst ? (
        <Way name={t.take} label={t.dailies} onTake={() => onTake(file)} />
      ) : (
        <>
          <Way name={t.merge} label={fill(t.mergeSays, figures(together))} onTake={() => onTake(together)} />
          <Way look="outline" name={t.replace} label={fill(t.replaceSays, figures(file))} onTake={() => onTake(file)} />
          <p className="xs muted">{t.dailies}</p>
        </>
      )}
      <Button look="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  )
}

type WayProps = { look?: 'primary' | 'outline'; name: string; label: string; onTake: () => void }

function Way({ look = 'primary', name, label, onTake }: WayProps) {
  const hint = useId()
  return (
    <div className="stack">
      <Button look={look} aria-describedby={hint} onClick={onTake}>
        {name}
      </Button>
      <span id={hint} className="sm muted">
        {label}
      </span>
    </div>
  )
}
