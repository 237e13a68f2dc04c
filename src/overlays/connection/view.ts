import type { Locale } from '#i18n/locales.ts'
import type { AuthReply } from '#stores/auth.ts'
import type { SharedMessages } from '../words/index.ts'

/** Props that the four views of the connection dialog share; `email` is kept between views. */
export type ViewProps = {
  locale: Locale
  t: SharedMessages['auth']
  email: string
  keepEmail: (email: string) => void
  busy: boolean
  send: (call: () => Promise<AuthReply>) => Promise<AuthReply>
  onSignedIn: () => void
}
