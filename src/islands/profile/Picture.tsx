import { Camera, CircleAlert, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import '#styles/fields.css'
import type { Messages } from '#i18n/messages/index.ts'
import { notify } from '#stores/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { PICTURE_TYPES } from './picture-file.ts'
import { PictureForm } from './PictureForm.tsx'
import { usePicture } from './use-picture.ts'
import type { Speech } from './words.ts'

type Props = {
  t: Speech['t']
  errors: Messages<'errors'>
  hasPicture: boolean
  /** Content beside the button. */
  children: ReactNode
  /** Content under both buttons that this one opens. */
  panel: ReactNode
}

/** Button of the picture, with preview, error and removal under it. */
export function Picture({ t, errors, hasPicture, children, panel }: Props) {
  const picture = usePicture(errors)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)

  async function finish(change: () => Promise<boolean>, success: string) {
    if (!(await change())) return
    notify({ color: 'green', description: success })
    button.current?.focus()
  }

  return (
    <>
      <div className="row">
        {children}
        <Button ref={button} size="small" className="grow" onClick={() => input.current?.click()}>
          <Camera className="i i-s" aria-hidden="true" />
          {t.picture}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept={PICTURE_TYPES.join()}
          aria-label={t.picture}
          onChange={({ target }) => {
            picture.choose(target.files?.[0] ?? null)
            // Allows the same file to be chosen again after an error.
            target.value = ''
          }}
        />
      </div>
      {panel}
      {picture.preview && (
        <PictureForm
          t={t}
          preview={picture.preview}
          busy={picture.busy}
          onUnreadable={picture.unreadable}
          onSave={() => void finish(picture.save, t.pictureSaved)}
          onCancel={() => {
            picture.choose(null)
            button.current?.focus()
          }}
        />
      )}
      {picture.problem && (
        <p className="msg-bad" role="alert">
          <CircleAlert className="i i-s" aria-hidden="true" />
          <span>
            {picture.problem} <span className="hint">{t.pictureHint}</span>
          </span>
        </p>
      )}
      {hasPicture && !picture.preview && (
        <Button
          look="quiet"
          size="small"
          busy={picture.busy}
          onClick={() => void finish(picture.remove, t.pictureRemoved)}
        >
          <Trash2 className="i i-s" aria-hidden="true" />
          {t.removePicture}
        </Button>
      )}
    </>
  )
}
