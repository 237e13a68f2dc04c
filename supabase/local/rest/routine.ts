import { identifier, literal } from '../db/quote.ts'
import type { Routine } from './catalog.ts'
import { RestError } from './errors.ts'
import type { DataCall, Plan } from './plan.ts'
import { readSource } from './read.ts'

type Arguments = Record<string, unknown>

function argumentsOf(call: DataCall): Arguments {
  if (call.method !== 'POST') {
    const known = call.catalog.routines.filter(({ name }) => name === call.name).flatMap((found) => found.arguments)
    const given = call.parameters.filter(({ path, name }) => path.length === 0 && known.some((a) => a.name === name))
    return Object.fromEntries(given.map(({ name, value }) => [name, value]))
  }
  const body = call.body ?? {}
  if (typeof body === 'object' && !Array.isArray(body)) return body as Arguments
  throw new RestError(400, 'PGRST102', 'The body must be an object of named arguments')
}

function fits(routine: Routine, given: string[]): boolean {
  const isKnown = given.every((name) => routine.arguments.some((argument) => argument.name === name))
  return isKnown && routine.arguments.every(({ name, isOptional }) => isOptional || given.includes(name))
}

/** Resolves a function by name and argument names. Throws `PGRST202` for none, `PGRST203` for several. */
function routineOf(call: DataCall, given: string[]): Routine {
  const found = call.catalog.routines.filter((routine) => routine.name === call.name && fits(routine, given))
  const [routine] = found
  const signature = `public.${call.name}(${given.join(', ')})`
  if (!routine) throw new RestError(404, 'PGRST202', `Could not find the function ${signature} in the schema cache`)
  if (found.length > 1) {
    throw new RestError(300, 'PGRST203', `Could not choose the best candidate function for ${signature}`)
  }
  return routine
}

function invocation(routine: Routine, given: Arguments): string {
  const used = routine.arguments.filter(({ name }) => Object.hasOwn(given, name))
  const name = `public.${identifier(routine.name)}`
  if (used.length === 0) return `${name}() f`
  const columns = used.map((argument) => `${identifier(argument.name)} ${argument.type}`).join(', ')
  const values = `json_to_record(${literal(JSON.stringify(given))}) as given(${columns})`
  const passed = used.map((argument) => `${identifier(argument.name)} => given.${identifier(argument.name)}`)
  return `${values}, lateral ${name}(${passed.join(', ')}) f`
}

function rowsPlan(call: DataCall, routine: Routine, from: string): Omit<Plan, 'mode'> {
  const parameters = call.parameters.filter(
    ({ path, name }) => path.length > 0 || !routine.arguments.some((argument) => argument.name === name),
  )
  // Materialized, because counting reads the rows again and the function must run once.
  const source = {
    table: routine.table,
    sql: 'called',
    before: `with called as materialized (select f.* from ${from}) `,
  }
  return { ...readSource({ ...call, parameters }, source), shape: routine.returnsSet ? 'rows' : 'row' }
}

function plan(call: DataCall, routine: Routine, from: string): Omit<Plan, 'mode'> {
  if (routine.hasColumns) return rowsPlan(call, routine, from)
  if (routine.returnsVoid) {
    return { sql: `select '' as body, count(*)::int as n from ${from}`, offset: 0, shape: 'nothing', status: 204 }
  }
  const body = routine.returnsSet ? "coalesce(json_agg(f), '[]')::text" : "coalesce(to_json(f)::text, 'null')"
  const n = routine.returnsSet ? 'count(*)::int' : '1'
  return { sql: `select ${body} as body, ${n} as n from ${from}`, offset: 0, shape: 'value', status: 200 }
}

/** `POST /rest/v1/rpc/<function>` with named arguments in the body, or GET for a function that only reads. */
export function callRoutine(call: DataCall): Plan {
  const given = argumentsOf(call)
  const routine = routineOf(call, Object.keys(given))
  const mode = call.method !== 'POST' || routine.isReadOnly ? 'read' : 'write'
  return { ...plan(call, routine, invocation(routine, given)), mode }
}
