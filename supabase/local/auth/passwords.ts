import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthError, invalid } from './errors.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const KEY_BYTES = 32

/** OWASP's password storage cheat sheet for 16 MB: N = 2^14, r = 8, p = 5. `p` is kept with the hash; before it was 1. */
export const PARALLEL = 5

/** bcrypt, the hosted service's function, reads no more: longer passwords would differ between the two. */
const PASSWORD_BYTES = 72

/**
 * Ranks of work that waits, lowest first: browsers that signed in before, then known addresses by their wrong attempts
 * (each one rank further), passwords that are set, unknown addresses last. First attempts at known addresses cannot be
 * told apart: the newest goes first, so that a flood of guesses that came before delays no sign-in.
 */
export const RANK = { device: 0, address: 1, setting: 2, unknown: Infinity } as const

/** Entries above rank `setting` that may wait; the highest rank is refused first. */
const MOST_WAITING = 8

type Entry = { rank: number; start: () => void; refuse: (error: AuthError) => void }

const waiting: Entry[] = []
let isBusy = false

function next() {
  const entry = waiting.shift()
  isBusy = entry !== undefined
  entry?.start()
}

/** Resolves when it is the caller's turn; throws `over_request_rate_limit` when too many of lower rank wait. */
function turn(rank: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const behind = waiting.findIndex((entry) => entry.rank > rank || (entry.rank === rank && rank === RANK.address))
  waiting.splice(behind < 0 ? waiting.length : behind, 0, { rank, start: resolve, refuse: reject })
  if (waiting.filter((entry) => entry.rank > RANK.setting).length > MOST_WAITING) {
    waiting.pop()!.refuse(new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached'))
  }
  return promise
}

/** One at a time: the threads that passwords keep busy are those that files are read with. */
async function inLine<Result>(rank: number, work: () => Promise<Result>): Promise<Result> {
  if (isBusy) await turn(rank)
  isBusy = true
  return work().finally(next)
}

/** Compared against when an address is unknown, so that the answer takes as long as a real one. */
const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}$${PARALLEL}`

/** A password in the form it is kept: `scrypt$salt$key$p`. Runs beside the event loop, never inside a transaction. */
export async function hashPassword(password: string, p = PARALLEL): Promise<string> {
  const salt = randomBytes(16)
  const key = await inLine(RANK.setting, () => derive(password, salt, KEY_BYTES, { p }))
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}$${p}`
}

/** Whether a password is the one that was kept; false when none was. */
export async function isPassword(password: string, kept: string | null, rank: number): Promise<boolean> {
  const [, salt = '', key = '', p = '1'] = (kept ?? NOBODY).split('$')
  const work = () => derive(password, Buffer.from(salt, 'base64'), KEY_BYTES, { p: Number(p) })
  const derived = await inLine(kept === null ? RANK.unknown : rank, work)
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && kept !== null
}

/** Throws `weak_password` with its reasons (specification 8), or `validation_failed` when it is too long. */
export function requireStrength(password: string, length: number): void {
  if (Buffer.byteLength(password) > PASSWORD_BYTES) throw invalid('Password cannot be longer than 72 characters')
  if (password.length >= length) return
  const weak = { weak_password: { reasons: ['length'] } }
  throw new AuthError(422, 'weak_password', `Password should be at least ${length} characters.`, weak)
}
