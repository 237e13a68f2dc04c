/**
 * Token for the next call that the auth service guards. Forms send one call at a time. A file of its own, because a build
 * without a CAPTCHA then leaves all of it out.
 */
let captchaToken: string | undefined

export const keepCaptchaToken = (token: string) => void (captchaToken = token)

/** Options of the guarded call; the token serves once. */
export function takeCaptchaToken(): { captchaToken?: string } {
  const token = captchaToken
  captchaToken = undefined
  return token === undefined ? {} : { captchaToken: token }
}
