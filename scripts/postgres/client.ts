import pg from 'pg'
import { literal } from '#supabase/local/db/quote.ts'
import type { Database, Person, Query } from '#supabase/local/db/database.ts'

/** Numbers as PGlite reads them. */
const NUMBERS = [20, 1700]
for (const type of NUMBERS) pg.types.setTypeParser(type, Number)
/** Dates at UTC midnight, whatever the machine's time zone. */
pg.types.setTypeParser(1082, (text) => new Date(`${text}T00:00:00Z`))

/** An array of objects is JSON, not an array of PostgreSQL. */
const sent = (value: unknown): unknown =>
  Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)
    ? JSON.stringify(value)
    : value

/** One connection to a real PostgreSQL with the interface of the embedded one: one transaction after the other. */
export async function openClient(config: pg.ClientConfig): Promise<Omit<Database, 'image'>> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  const query: Query = async (sql, values = []) => (await client.query(sql, values.map(sent))).rows as never

  const within = <Result>(work: (query: Query) => Promise<Result>, first = ''): Promise<Result> =>
    inTurn(async () => {
      await client.query(`begin;${first}`)
      try {
        const result = await work(query)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    })

  return {
    transaction: (work) => within(work),
    as: (person, work) => within(work, become(person)),
    script: (sql) => inTurn(async () => void (await client.query(sql))),
    close: () => inTurn(() => client.end()),
  }
}

const become = ({ role, claims }: Person): string =>
  `select set_config('role', ${literal(role)}, true), set_config('request.jwt.claims', ${literal(JSON.stringify(claims))}, true)`
