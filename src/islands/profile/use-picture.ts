import { useEffect, useState } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import { changeAccount } from '#stores/account.ts'
import { uploadPicture } from '#stores/picture.ts'
import { errorText } from '../error-text.ts'
import { wrongPicture } from './picture-file.ts'

type Errors = Messages<'errors'>

/** Upload of the account's picture; `problem` is a sentence for the player. */
export function usePicture(errors: Errors) {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  function choose(next: File | null) {
    const wrong = next && wrongPicture(next)
    const fit = wrong ? null : next
    setProblem(wrong && errors[wrong])
    setFile(fit)
    setPreview(fit && URL.createObjectURL(fit))
  }

  /** Resolves with true once the account has the picture. */
  async function change(how: () => ReturnType<typeof changeAccount>): Promise<boolean> {
    setBusy(true)
    setProblem(null)
    const reply = await how()
    setBusy(false)
    if (reply.ok) choose(null)
    else setProblem(errorText(errors, reply.code))
    return reply.ok
  }

  async function send(picture: File) {
    const uploaded = await uploadPicture(picture)
    return uploaded.ok ? changeAccount({ photo_url: uploaded.url }) : uploaded
  }

  return {
    preview,
    problem,
    busy,
    choose,
    /** Called when the browser cannot decode the picture. */
    unreadable() {
      choose(null)
      setProblem(errors['unsupported-picture'])
    },
    save: async () => file !== null && change(() => send(file)),
    remove: () => change(() => changeAccount({ photo_url: null })),
  }
}
