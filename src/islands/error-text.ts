import { ERRORS, isErrorCode } from '#contracts/errors.ts'
import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { lastErrorNumber } from '#stores/error-number.ts'

type Errors = Messages<'errors'>

const OUR_FAULT = 500

/** Error message, with the error's id for support if the server failed: "Something went wrong. (Error 7F3K)". */
export function errorText(errors: Errors, code: keyof Errors): string {
  const number = isErrorCode(code) && ERRORS[code] >= OUR_FAULT ? lastErrorNumber() : null
  return number === null ? errors[code] : `${errors[code]} (${fill(errors.errorNumber, { code: number })})`
}
