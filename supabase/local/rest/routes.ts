import type { Database, Person } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { empty, json, jsonText, type Answer, type Call } from '../http/messages.ts'
import { parseJson } from '../http/parse-json.ts'
import { NotOffered } from '../not-offered.ts'
import type { Catalog } from './catalog.ts'
import { RestError, restErrorAnswer } from './errors.ts'
import { parametersOf } from './parameters.ts'
import { callRoutine } from './routine.ts'
import { readTable } from './read.ts'
import type { DataCall, Plan } from './plan.ts'
import { wishesOf, type Wishes } from './wishes.ts'
import { writeTable } from './write.ts'

type Result = { body: string; n: number; total?: number }

const ROUTINE = 'rpc/'

function bodyOf(call: Call): unknown {
  if (call.body.length === 0) return undefined
  try {
    return parseJson(call.body)
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  }
}

function dataCall(catalog: Catalog, call: Call): DataCall {
  for (const profile of ['accept-profile', 'content-profile']) {
    if ((call.headers[profile] ?? 'public') !== 'public') throw new NotOffered(`the schema ${call.headers[profile]}`)
  }
  const place = decodeURIComponent(call.path.slice('/rest/v1/'.length))
  const isRoutine = place.startsWith(ROUTINE)
  return {
    catalog,
    method: call.method === 'HEAD' ? 'GET' : call.method,
    name: isRoutine ? place.slice(ROUTINE.length) : place,
    isRoutine,
    parameters: parametersOf(call.query),
    wishes: wishesOf(call),
    body: bodyOf(call),
  }
}

function planOf(call: DataCall): Plan {
  const notOffered = new NotOffered(`${call.method} on ${call.name === '' ? 'the root' : call.name}`)
  if (call.name === '') throw notOffered
  if (call.isRoutine) {
    if (call.method !== 'POST' && call.method !== 'GET') throw notOffered
    return callRoutine(call)
  }
  const table = call.catalog.tables.get(call.name)
  if (!table) {
    throw new RestError(404, 'PGRST205', `Could not find the table 'public.${call.name}' in the schema cache`)
  }
  const plan = call.method === 'GET' ? readTable(call, table) : writeTable(call, table)
  if (!plan) throw notOffered
  return plan
}

function requireOne(plan: Plan, wishes: Wishes, { n }: Result): void {
  if (!wishes.wantsOne || plan.shape !== 'rows' || n === 1) return
  const message = 'Cannot coerce the result to a single JSON object'
  throw new RestError(406, 'PGRST116', message, `The result contains ${n} rows`)
}

function run(database: Database, person: Person, plan: Plan, wishes: Wishes): Promise<Result> {
  const work: Parameters<Database['as']>[1] = async (query) => {
    const [result] = await query<Result>(plan.sql)
    // Inside the transaction, so that a write that touched more or fewer rows than one is rolled back.
    requireOne(plan, wishes, result as Result)
    return result
  }
  return database.as(person, work, plan.mode) as Promise<Result>
}

function contentRange(plan: Plan, wishes: Wishes, { n, total }: Result): string {
  const rows = n === 0 || plan.shape === 'nothing' ? '*' : `${plan.offset}-${plan.offset + n - 1}`
  return `${rows}/${wishes.wantsCount ? (total ?? n) : '*'}`
}

function answerOf(plan: Plan, wishes: Wishes, result: Result): Answer {
  const headers = { 'content-range': contentRange(plan, wishes, result) }
  if (plan.shape === 'nothing') return empty(plan.status, headers)
  const isOne = plan.shape === 'row' || (plan.shape === 'rows' && wishes.wantsOne)
  // Strips the brackets of the list; parsing would round numbers beyond 2^53.
  const body = isOne ? result.body.slice(1, -1) || 'null' : result.body
  const isPart = result.total !== undefined && result.n < result.total
  return jsonText(isPart && plan.status === 200 ? 206 : plan.status, body, headers)
}

function tokenRefusal(expired: boolean): Answer {
  const [code, message] = expired ? ['PGRST303', 'JWT expired'] : ['PGRST301', 'JWT cannot be verified']
  return json(401, { code, message, details: null, hint: null }, { 'www-authenticate': 'Bearer' })
}

/** Answers a call under `/rest/v1`: the part of PostgREST that the product uses. */
export async function restAnswer(
  services: { database: Database; catalog: Catalog },
  call: Call,
  caller: Caller,
): Promise<Answer> {
  if ('refused' in caller) return tokenRefusal(caller.refused.expired)
  try {
    const data = dataCall(services.catalog, call)
    const plan = planOf(data)
    return answerOf(plan, data.wishes, await run(services.database, caller.person, plan, data.wishes))
  } catch (error) {
    return restErrorAnswer(error, caller.person.role === 'anon')
  }
}
