/**
 * CAPTCHA token for the next guarded call of the auth service; forms send one call at a time. In its own file, so that
 * a build without a CAPTCHA drops it entirely.
 */
let captchaToken: string | undefined

export const keepCaptchaToken = (token: string) => void (captchaToken = token)

/** Options of the guarded call; takes the token, which is valid once. */
export function takeCaptchaToken(): { captchaToken?: string } {
  const token = captchaToken
  captchaToken = undefined
  return token === undefined ? {} : { captchaToken: token }
}
