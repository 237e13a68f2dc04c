import { Trash2 } from 'lucide-react'
import '#styles/overlays.css'
import type { UserInfo } from '#contracts/users.ts'
import { plural } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { recordsOf } from '#stores/local-progress.ts'
import { hasPassword } from '#stores/own-data.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { SharedMessages } from '#overlays/words/index.ts'
import { DeleteForm } from './DeleteForm.tsx'
import type { Speech } from './words.ts'

type Props = {
  speech: Speech
  auth: SharedMessages['auth']
  errors: Messages<'errors'>
  userInfo: UserInfo
  onClose: () => void
}

/** Lists what will be deleted, then asks for proof of identity. */
export function DeleteDialog({ speech, auth, errors, userInfo, onClose }: Props) {
  const { locale, t } = speech
  const { loaded: withPassword } = useLoaded(hasPassword)
  const results = recordsOf(userInfo.statistics).length
  return (
    <Dialog title={t.delete} closeLabel={t.close} onClose={onClose}>
      <p>{t.deleteText}</p>
      <ul className="goes sm">
        {[t.deleteWho, plural(locale, t.deleteResults, results), t.deleteSent].map((what) => (
          <li key={what}>
            <Trash2 className="i i-s" aria-hidden="true" />
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <p className="sm muted">
        {t.deleteKept} {userInfo.photo_url !== null && t.deleteKeptFile}
      </p>
      {withPassword !== null && (
        <DeleteForm
          speech={speech}
          auth={auth}
          errors={errors}
          username={userInfo.username}
          withPassword={withPassword}
        />
      )}
    </Dialog>
  )
}
