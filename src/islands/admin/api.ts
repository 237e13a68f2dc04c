import * as z from 'zod/mini'
import {
  Decided,
  DoubtedRunPage,
  NamePage,
  NotePage,
  ReportPage,
  SubmissionPage,
  type DoubtedRun,
  type NameDecision,
  type NoteDecision,
  type QueuedName,
  type QueuedNote,
  type QueuedReport,
  type QueuedSubmission,
  type ReportDecision,
  type RunDecision,
  type SubmissionDecision,
} from '#contracts/admin.ts'
import {
  AuditPage,
  Dailies,
  Daily,
  Figures,
  Pools,
  ShownPicture,
  ShownPictures,
  type TakeDown,
  type Voiding,
} from '#contracts/admin-desk.ts'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'

/** `offline`: no answer. `generic`: an answer that does not match the contract. */
export type Trouble = ErrorCode | 'offline' | 'generic'
export type Reply<Answer> = { ok: true; answer: Answer } | { ok: false; code: Trouble }
export type Page<Item> = { items: Item[]; next: string | null }
type Cursor = string | null

/** Address of a submitted picture, for admins only. */
export const pictureAddress = (submission: string): string => `/api/admin/submissions/${submission}/picture`

export const submissions = (status: QueuedSubmission['status'], cursor: Cursor) =>
  read(`submissions?${query({ status, cursor })}`, SubmissionPage)
export const reports = (status: QueuedReport['status'], cursor: Cursor) =>
  read(`reports?${query({ status, cursor })}`, ReportPage)
export const names = (status: QueuedName['status'], cursor: Cursor) =>
  read(`names?${query({ status, cursor })}`, NamePage)
export const notes = (status: QueuedNote['status'], cursor: Cursor) =>
  read(`notes?${query({ status, cursor })}`, NotePage)
export const runs = (status: DoubtedRun['status'], cursor: Cursor) =>
  read(`runs?${query({ status, cursor })}`, DoubtedRunPage)
export const audit = (cursor: Cursor) => read(`audit?${query({ cursor })}`, AuditPage)
export const dailies = async () => onePage(await read('dailies', Dailies), ({ days }) => days)
export const pools = async () => onePage(await read('pools', Pools), (answer) => answer.pools)
export const figures = async () => onePage(await read('figures', Figures), (answer) => [answer])
export const pictures = async () => onePage(await read('pictures', ShownPictures), ({ items }) => items)

export const decideSubmission = (id: string, body: SubmissionDecision) => write(`submissions/${id}`, body, Decided)
export const decideReport = (id: string, body: ReportDecision) => write(`reports/${id}`, body, Decided)
export const decideName = (id: string, body: NameDecision) => write(`names/${id}`, body, Decided)
export const decideNote = (id: string, body: NoteDecision) => write(`notes/${id}`, body, Decided)
export const decideRun = (id: string, body: RunDecision) => write(`runs/${id}`, body, Decided)
export const voidDaily = (id: number, body: Voiding) => write(`dailies/${id}/void`, body, Daily)
export const takeDown = (footballer: string, body: TakeDown) => write(`pictures/${footballer}`, body, ShownPicture)

/** Fetches the reason why a picture failed to load: `<img>` events carry none. */
export async function pictureTrouble(submission: string): Promise<Trouble> {
  const reply = await send(pictureAddress(submission), { method: 'GET' }, z.unknown())
  return reply.ok ? 'generic' : reply.code
}

/** Wraps an unpaged list as the single page of a paged one. */
function onePage<Answer, Item>(reply: Reply<Answer>, itemsOf: (answer: Answer) => Item[]): Reply<Page<Item>> {
  return reply.ok ? { ok: true, answer: { items: itemsOf(reply.answer), next: null } } : reply
}

const read = <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
  send(`/api/admin/${path}`, { method: 'GET' }, schema)

function write<Schema extends z.ZodMiniType>(path: string, body: object, schema: Schema) {
  const headers = { 'content-type': 'application/json' }
  return send(`/api/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, schema)
}

/** Sends a request with the admin's cookies. Never rejects. */
async function send<Schema extends z.ZodMiniType>(
  address: string,
  request: RequestInit,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const response = await fetch(address, request).catch(() => null)
  if (!response) return { ok: false, code: 'offline' }
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok) return { ok: false, code: codeOf(json, response.status) }
  const answer = schema.safeParse(json)
  return answer.success ? { ok: true, answer: answer.data } : { ok: false, code: 'generic' }
}

const Failure = z.object({ code: z.string() })

/** An account that lost its admin role gets the HTML of the 404 page. */
function codeOf(json: unknown, status: number): Trouble {
  const failure = Failure.safeParse(json)
  if (failure.success && isErrorCode(failure.data.code)) return failure.data.code
  return status === 404 ? 'not-found' : 'generic'
}

function query(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
  return new URLSearchParams(given).toString()
}
