import type { Database } from '../db/database.ts'
import type { Answer, Call } from '../http/messages.ts'
import type { LetterKind, Postman } from '../mail/letters.ts'
import type { Settings } from '../options.ts'
import type { Attempts } from './attempts.ts'
import type { GoogleKeys } from './google.ts'
import type { Tokens } from './tokens.ts'

/** Dependencies of every auth endpoint. */
export type AuthService = {
  database: Database
  settings: Settings
  tokens: Tokens
  google: GoogleKeys
  attempts: Attempts
  /** The secret API key, which also signs device tokens. */
  secret: string
  post: Postman
  /** Base address of links in mails, such as `http://127.0.0.1:54321`. */
  url: string
}

/** A call with a parsed JSON body (`{}` without one) and a checked key. */
export type AuthCall = Call & { fields: unknown; secret: boolean }

export type Endpoint = (service: AuthService, call: AuthCall) => Promise<Answer>

/** Purpose of a mail link: the `type` of `/verify`. */
export type LinkType = LetterKind
