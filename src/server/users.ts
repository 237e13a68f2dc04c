import * as z from 'zod/mini'
import { RENAMED } from '#contracts/account-words.ts'
import type { NewUserInfo, UserPatch } from '#contracts/users-request.ts'
import { UserInfo, type UsersAnswer } from '#contracts/users.ts'
import { nameRefusal } from './account/names/policy.ts'
import type { Account, SignedIn } from './caller.ts'
import { unrecordedPoints, CLAIM_LIMITS, sortClaims } from './claims.ts'
import { HttpError } from './http-error.ts'
import { isAllowedPhoto } from './photos.ts'
import { call, DatabaseError, databaseFailure, failureOfAccount, serviceClient } from './supabase.ts'
import { cleanUsername, shapeFailure, usableUsername } from './usernames.ts'

/** SQL states. */
const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'

const REASONS = ['unknown-mode', 'points', 'time', 'date', 'duplicate', 'cap', 'verified-elsewhere'] as const

/** `userInfo` is null in all steps but the last. */
const Saved = z.object({
  userInfo: z.nullable(UserInfo),
  moved: z.object({ results: z.int(), points: z.int() }),
  refused: z.array(z.object({ id: z.string(), reason: z.enum(REASONS) })),
  pointsLeft: z.int(),
  created: z.boolean(),
})
type Saved = z.infer<typeof Saved>
type Whole = Saved & { userInfo: UserInfo }

/**
 * Creates the account's record, or hands progress over to an existing one, whose stored preferences win. A taken or
 * unusable name is replaced and reported as `renamed`.
 */
export async function createUser(
  caller: SignedIn,
  body: NewUserInfo,
  now: number,
): Promise<UsersAnswer & { created: boolean }> {
  const { user } = caller
  if (body.user_id !== user.id) throw new HttpError('forbidden', 'You can only make your own record')
  const wanted = (body.username ?? user.fullName ?? '').trim()
  const { preferences, locales, opt_in } = body
  const fields = {
    username: usableUsername(wanted),
    photo_url: [body.photo_url, user.avatarUrl].find((photo) => photo && isAllowedPhoto(photo)) ?? null,
    preferences,
    locales,
    opt_in,
  }
  const saved = await save(caller, body, now, { create: fields, change: { preferences }, gapsOnly: true })
  if (!saved) throw new HttpError('internal')
  const given = saved.userInfo.username
  return saved.created && given !== wanted ? { ...saved, renamed: given } : saved
}

/**
 * Merges into the caller's own record. Throws `forbidden`, `not-found`, `username-taken`, `username-invalid`,
 * `username-script`, `username-refused`.
 */
export async function changeUser(caller: SignedIn, patch: UserPatch, now: number): Promise<UsersAnswer> {
  await refuseForeign(caller.user, patch)
  const username = patch.username === undefined ? undefined : fitUsername(patch.username)
  if (patch.photo_url && !isAllowedPhoto(patch.photo_url)) {
    throw new HttpError('bad-request', 'Pictures come from the image host only')
  }
  const { photo_url, locales, opt_in } = patch
  // Choosing a name dismisses the notice that it was replaced.
  const preferences = username === undefined ? patch.preferences : { ...patch.preferences, [RENAMED]: null }
  const saved = await save(caller, patch, now, {
    create: null,
    change: { username, photo_url, locales, opt_in, preferences },
    // A hand-over fills gaps only; an explicit change overwrites.
    gapsOnly: patch.progressId !== undefined,
  })
  if (!saved) throw new HttpError('not-found', 'There is no record of this account yet')
  const { userInfo, moved, refused, pointsLeft } = saved
  return { userInfo, moved, refused, pointsLeft }
}

function fitUsername(wanted: string): string {
  const name = cleanUsername(wanted)
  if (name === null) throw new HttpError(shapeFailure(wanted))
  if (nameRefusal(name)) throw new HttpError('username-refused')
  return name
}

type Change = { create: object | null; change: object; gapsOnly: boolean }

/** Records per statement; small, so that other requests run in between. */
const BATCH = 100

/**
 * Null when there is no record and none is to be made. A long hand-over is saved in several steps; a retry completes an
 * interrupted one, because every record counts once.
 */
async function save(
  { user, visitor, provenAt }: SignedIn,
  { statistics = {}, points = 0, progressId }: Pick<UserPatch, 'statistics' | 'points' | 'progressId'>,
  now: number,
  change: Change,
): Promise<Whole | null> {
  const { records, verified, refused } = sortClaims(statistics, now, progressId)
  const unrecorded = progressId ? unrecordedPoints(points, statistics) : 0
  const common = { account: user.id, provenAt: new Date(provenAt), progressId: progressId ?? null }
  const first = { ...common, visitor, verified, refused, bare: unrecorded, ...change }
  const batchAt = (at: number) => ({ records: records.slice(at, at + BATCH), brief: at + BATCH < records.length })
  let saved = await step({ ...first, limits: CLAIM_LIMITS, ...batchAt(0) })
  for (let at = BATCH; saved && at < records.length; at += BATCH) {
    const limits = progressId ? CLAIM_LIMITS : { ...CLAIM_LIMITS, total: CLAIM_LIMITS.total - saved.moved.points }
    const next = await step({ ...common, ...NO_OTHER_CHANGES, limits, ...batchAt(at) })
    saved = next && merged(saved, next, progressId !== undefined)
  }
  if (!saved) return null
  if (!saved.userInfo) throw new HttpError('internal')
  return { ...saved, userInfo: saved.userInfo }
}

const NO_OTHER_CHANGES = {
  visitor: null,
  verified: [],
  refused: [],
  bare: 0,
  create: null,
  change: null,
  gapsOnly: true,
}

/** With a progress id, the answer of each step already totals all steps so far (`isCumulative`). */
const merged = (before: Saved, after: Saved, isCumulative: boolean): Saved => ({
  userInfo: after.userInfo,
  created: before.created,
  pointsLeft: before.pointsLeft,
  refused: [...before.refused, ...after.refused],
  moved: isCumulative
    ? after.moved
    : { results: before.moved.results + after.moved.results, points: before.moved.points + after.moved.points },
})

const step = (request: object): Promise<Saved | null> =>
  call('save_user', { request }, z.nullable(Saved)).catch((error: unknown) => {
    throw meaningOf(error)
  })

function meaningOf(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === UNIQUE_VIOLATION && error.message.includes('username')) return new HttpError('username-taken')
  if (error.code === CHECK_VIOLATION && error.message.includes('preferences')) {
    return new HttpError('bad-request', 'Too many preferences')
  }
  return failureOfAccount(error)
}

async function refuseForeign(user: Account, { id, user_id }: UserPatch): Promise<void> {
  const foreign = new HttpError('forbidden', 'You can only change your own record')
  if (user_id !== undefined && user_id !== user.id) throw foreign
  if (id === undefined) return
  const { data, error } = await serviceClient().from('user_infos').select('id').eq('user_id', user.id).maybeSingle()
  if (error) throw databaseFailure(error)
  if (data && data.id !== id) throw foreign
}
