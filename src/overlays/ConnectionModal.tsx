import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import '../styles/overlays.css'
import { levelProgress } from '#core/levels.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { $connection, closeConnection } from '#stores/connection.ts'
import { environment } from '#stores/environment.ts'
import { redrawHeader } from '#stores/header.ts'
import { $points, $statistics, recordsOf } from '#stores/local-progress.ts'
import { notifyOnNextPage } from '#stores/news.ts'
import { notify } from '#stores/notifications.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { Confirm } from './connection/Confirm.tsx'
import { ForgotPassword } from './connection/ForgotPassword.tsx'
import { Google } from './connection/Google.tsx'
import { Login } from './connection/Login.tsx'
import { Register } from './connection/Register.tsx'
import { useSending } from './connection/use-sending.ts'
import { useNotificationsInside } from './connection/use-notifications-inside.ts'
import type { SharedMessages } from './words/index.ts'

const VIEWS = { login: Login, register: Register, forgotPassword: ForgotPassword, confirm: Confirm } as const

type Props = { locale: Locale; words: SharedMessages }

/** Login dialog with its four views. Renders only while the store says open. */
export default function ConnectionModal(props: Props) {
  const { open } = useStore($connection)
  return open ? <OpenModal {...props} /> : null
}

function OpenModal({ locale, words: { auth: t } }: Props) {
  const { view, redirect } = useStore($connection)
  const [email, keepEmail] = useState('')
  const { busy, send } = useSending(t)
  const dialog = useRef<HTMLDialogElement>(null)
  const View = VIEWS[view]
  const onSignedIn = () => leave(redirect, t.loggedIn)
  const offersGoogle =
    (environment.googleClientId !== '' || import.meta.env.GOOGLE_LOGIN) && (view === 'login' || view === 'register')

  useNotificationsInside(dialog)
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('input[data-first], [data-first]')?.focus()
  }, [view])
  useEffect(() => () => void setTimeout(toAccount), [])

  return (
    <Dialog
      title={t[view]}
      closeLabel={t.close}
      dialogRef={dialog}
      prevented={busy}
      onPrevented={() => notify({ color: 'blue', description: t.wait })}
      onClose={closeConnection}
    >
      {view !== 'confirm' && <Carry locale={locale} t={t} />}
      {offersGoogle && <Google locale={locale} t={t} send={send} onSignedIn={onSignedIn} />}
      <View
        key={view}
        locale={locale}
        t={t}
        email={email}
        keepEmail={keepEmail}
        busy={busy}
        send={send}
        onSignedIn={onSignedIn}
      />
    </Dialog>
  )
}

/** Moves the focus to the account link that replaces the login link on phones. */
function toAccount() {
  redrawHeader()
  const focused = document.activeElement
  if (focused !== document.body && focused?.checkVisibility()) return
  const links = [...document.querySelectorAll<HTMLElement>('[data-connect]')]
  links.find((link) => link.checkVisibility())?.focus()
}

/** Opens the stored target unless it is the current page, then closes the dialog. */
function leave(redirect: string | null, loggedIn: string) {
  if (redirect && redirect !== location.pathname) {
    notifyOnNextPage('loggedIn')
    location.assign(redirect)
  } else {
    notify({ color: 'green', description: loggedIn, about: 'connection' })
  }
  closeConnection()
}

/** Results and points of this browser that will move to the account. */
function Carry({ locale, t }: { locale: Locale; t: SharedMessages['auth'] }) {
  const points = useStore($points)
  const results = recordsOf(useStore($statistics)).length
  if (results === 0) return null
  return (
    <div className="carry">
      <Shirt number={levelProgress(points).level} state="next" />
      <span>
        {fill(t.carry, {
          results: plural(locale, t.carryResults, results),
          points: plural(locale, t.carryPoints, points),
        })}
      </span>
    </div>
  )
}
