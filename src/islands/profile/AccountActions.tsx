import { ClipboardCheck, Download, LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { UserInfo } from '#contracts/users.ts'
import { PRODUCT_NAME } from '#core/product.ts'
import { localePath } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { notify } from '#stores/notifications.ts'
import { downloadOwnData } from '#stores/own-data.ts'
import { Button } from '#ui/Button.tsx'
import { useSending } from '#overlays/connection/use-sending.ts'
import type { SharedMessages } from '#overlays/words/index.ts'
import { errorText } from '../error-text.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { saveFile } from './save-file.ts'
import type { Speech } from './words.ts'

type Props = {
  speech: Speech
  auth: SharedMessages['auth']
  errors: Messages<'errors'>
  userInfo: UserInfo
  isAdmin: boolean
}

/** Data export, logout and deletion. */
export function AccountActions({ speech, auth, errors, userInfo, isAdmin }: Props) {
  const { t, locale } = speech
  const { busy: leaving, send } = useSending(auth)
  const [fetching, setFetching] = useState(false)
  const [deleting, setDeleting] = useState(false)

  async function logOut() {
    const { signOut } = await import('#stores/auth.ts')
    const reply = await send(signOut)
    if (!reply.ok) return
    // The page is now short: without scrolling the visitor would see only its end.
    scrollTo({ top: 0, behavior: 'instant' })
    notify({ color: 'green', description: auth.loggedOut })
  }

  async function download() {
    setFetching(true)
    const reply = await downloadOwnData()
    setFetching(false)
    if (reply.ok) saveFile(reply.file, `${PRODUCT_NAME.toLowerCase()}-${userInfo.username}.json`)
    else notify({ color: 'red', description: errorText(errors, reply.code) })
  }

  return (
    <section className="stack actions">
      <h2 className="vh">{t.account}</h2>
      {isAdmin && (
        <a className="btn btn-s" href={localePath(locale, '/admin')}>
          <ClipboardCheck className="i i-s" aria-hidden="true" />
          {t.backOffice}
        </a>
      )}
      <Button size="small" busy={leaving} onClick={() => void logOut()}>
        <LogOut className="i i-s" aria-hidden="true" />
        {t.logOut}
      </Button>
      <Button size="small" busy={fetching} onClick={() => void download()}>
        <Download className="i i-s" aria-hidden="true" />
        {t.download}
      </Button>
      <Button size="small" className="danger" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
        <Trash2 className="i i-s" aria-hidden="true" />
        {t.delete}
      </Button>
      {deleting && (
        <DeleteDialog
          speech={speech}
          auth={auth}
          errors={errors}
          userInfo={userInfo}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  )
}
