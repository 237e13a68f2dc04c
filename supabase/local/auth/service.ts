import type { Database } from '../db/database.ts'
import type { Answer, Call } from '../http/messages.ts'
import type { LetterKind, Postman } from '../mail/letters.ts'
import type { Settings } from '../options.ts'
import type { countAttempts } from './attempts.ts'
import type { GoogleKeys } from './google.ts'
import type { Tokens } from './tokens.ts'

/** What every endpoint of the auth service works with. */
export type AuthService = {
  database: Database
  settings: Settings
  tokens: Tokens
  google: GoogleKeys
  attempts: ReturnType<typeof countAttempts>
  post: Postman
  /** The address mail links begin with, `http://127.0.0.1:54321`. */
  url: string
}

/** A call whose body is JSON (`{}` when there is none) and whose key is known. */
export type AuthCall = Call & { fields: unknown; secret: boolean }

export type Endpoint = (service: AuthService, call: AuthCall) => Promise<Answer>

/** What a link in a mail is for: the `type` of `/verify`. */
export type LinkType = LetterKind
