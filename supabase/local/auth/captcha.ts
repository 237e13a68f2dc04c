import * as z from 'zod/mini'
import type { CaptchaOptions } from '../options.ts'
import { AuthError } from './errors.ts'
import type { AuthCall } from './service.ts'

const PATIENCE_MS = 5_000

/** Endpoints of the hosted service that ask for a token. */
const GUARDED = new Set(['POST /signup', 'POST /token', 'POST /recover', 'POST /resend'])
/** Grants with another proof. */
const UNGUARDED_GRANTS = new Set(['refresh_token', 'pkce'])

const Meta = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string().check(z.minLength(1)) }) })
const Verdict = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) })

/**
 * Verifies the CAPTCHA token of a call to `name` as the hosted service does: not for the secret key. Throws
 * `captcha_failed`; `unexpected_failure` when nobody can verify it.
 */
export async function requireCaptcha(options: CaptchaOptions | null, name: string, call: AuthCall): Promise<void> {
  if (!options || call.secret || !GUARDED.has(name)) return
  if (UNGUARDED_GRANTS.has(call.query.get('grant_type') ?? '')) return
  const meta = Meta.safeParse(call.fields)
  if (!meta.success) throw refused('no captcha_token found')
  const { captcha_token: response } = meta.data.gotrue_meta_security
  const { success, 'error-codes': codes = [] } = await verdictOn(options, response)
  if (!success) throw refused(codes.join(', '))
}

const refused = (reason: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)

async function verdictOn({ secret, verifyUrl }: CaptchaOptions, response: string): Promise<z.infer<typeof Verdict>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(verifyUrl, { method: 'POST', body: new URLSearchParams({ secret, response }), signal })
    return Verdict.parse(await answer.json())
  } catch (cause) {
    console.error(cause)
    throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed')
  }
}
