import type { ChallengeAnswer } from '#contracts/challenges.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { ANYBODY, limit } from '#server/rate-limit.ts'
import { inRequestScope } from '#server/request-scope.ts'
import { codeOf, readChallenge } from './read.ts'

type Visit = { request: Request; clientAddress: string }
type Shown =
  { challenge: ChallengeAnswer; trouble: null } | { challenge: null; trouble: 'gone' | 'slow' | 'unreachable' }

/** Public data of a challenge page. Rate-limited, because every visit may be a guess. Never rejects. */
export async function challengeOfPage(code: string | undefined, { request, clientAddress }: Visit): Promise<Shown> {
  return inRequestScope(request.method, '/c/[code]', async () => {
    try {
      const known = codeOf(code)
      await limit({ request, params: {}, clientAddress, headers: new Headers() }, 'codes', ANYBODY)
      return { challenge: await readChallenge(known, null, Date.now()), trouble: null }
    } catch (error) {
      if (!(error instanceof HttpError)) log.error(error)
      const known = error instanceof HttpError ? error.code : 'internal'
      const trouble = known === 'unknown-challenge' ? 'gone' : known === 'too-many-requests' ? 'slow' : 'unreachable'
      return { challenge: null, trouble }
    }
  })
}
