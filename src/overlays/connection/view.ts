import type { Locale } from '#i18n/locales.ts'
import type { AuthReply } from '#stores/auth.ts'
import type { Words } from '../words/index.ts'

/** What the four views of the connection dialog share: the address goes along from one to the next. */
export type ViewProps = {
  locale: Locale
  t: Words['auth']
  email: string
  keepEmail: (email: string) => void
  busy: boolean
  send: (call: () => Promise<AuthReply>) => Promise<AuthReply>
  onSignedIn: () => void
}
