import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Speech } from './words.ts'

type Props = {
  t: Speech['t']
  /** Object URL of the chosen file. */
  preview: string
  busy: boolean
  onUnreadable: () => void
  onSave: () => void
  onCancel: () => void
}

/** Preview of the chosen picture before upload. */
export function PictureForm({ t, preview, busy, onUnreadable, onSave, onCancel }: Props) {
  const save = useRef<HTMLButtonElement>(null)
  useEffect(() => save.current?.focus(), [preview])
  return (
    <div
      className="stack"
      role="group"
      aria-label={t.newPicture}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <span className="row">
        <span className="avatar large">
          <img src={preview} alt={t.newPicture} width="112" height="112" onError={onUnreadable} />
        </span>
        <span className="grow stack">
          <Button ref={save} look="primary" size="small" busy={busy} onClick={onSave}>
            {busy ? t.saving : t.savePicture}
          </Button>
          <Button size="small" onClick={onCancel}>
            {t.cancel}
          </Button>
        </span>
      </span>
    </div>
  )
}
