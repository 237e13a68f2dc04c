import { openEngine, type Engine, type Source } from './engine.ts'
import { literal } from './quote.ts'
import { openThreadedEngine, type ThreadedEngine } from './threaded.ts'

/** Runs one statement with `$1`-style values and returns its rows. */
export type Query = <Row = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>

/** Identity of a statement: a database role and the claims that `auth.uid()` reads. */
export type Person = { role: 'anon' | 'authenticated' | 'service_role'; claims: Record<string, unknown> }

export type Database = {
  /** Runs one transaction as the database's owner: commits when `work` fulfils, rolls back when it rejects. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** Runs one transaction with a person's rights: row level security and grants apply. */
  as<Result>(person: Person, work: (query: Query) => Promise<Result>, mode?: 'read' | 'write'): Promise<Result>
  /** Runs several statements without values, outside any transaction and without a time limit. */
  script(sql: string): Promise<void>
  /** The whole data directory as one tar file. */
  image(): Promise<Blob>
  close(): Promise<void>
}

/** Hosted Supabase's `statement_timeout` per role; 8 s is also the limit of the API itself. */
const STATEMENT_MS = { anon: 3_000, authenticated: 8_000, service_role: 8_000, owner: 8_000 }
export type StatementLimits = typeof STATEMENT_MS

/** Sent in one message with `begin`: each message to the engine's thread costs time. */
const become = ({ role, claims }: Person, mode: 'read' | 'write'): string =>
  `select set_config('role', ${literal(role)}, true), set_config('request.jwt.claims', ${literal(JSON.stringify(claims))}, true),
  set_config('search_path', 'public, extensions', true), set_config('transaction_read_only', '${mode === 'read' ? 'on' : 'off'}', true)`

/** PostgreSQL's own error for a statement that took too long. */
const cancelled = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014', detail: null, hint: null })

const isThreaded = (engine: Engine): engine is ThreadedEngine => 'kill' in engine

/** The single connection, reopened after a failure. A database in memory cannot be reopened: it lives in its engine. */
function connection(source: Source) {
  const open = (): Promise<Engine> => (source.dataDir === undefined ? openEngine(source) : openThreadedEngine(source))
  let engine: Promise<Engine> | null = open()
  let turn: Promise<unknown> = Promise.resolve()
  let closed = false

  async function drop(lost: Engine): Promise<void> {
    if (!isThreaded(lost)) return
    engine = null
    await lost.kill()
  }

  async function use<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    if (closed) throw new Error('The database is closed')
    engine ??= open()
    const opening = engine
    const opened = await opening.catch((error: unknown) => {
      if (engine === opening) engine = null
      throw error
    })
    return work(opened)
  }

  /** Queues work, so that statements of two callers never interleave. */
  function inTurn<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    const mine = turn.then(() => use(work))
    turn = mine.catch(() => {})
    return mine
  }

  const close = () =>
    inTurn(async (opened) => {
      closed = true
      await opened.close()
    })
  return { inTurn, drop, close }
}

/**
 * Opens PostgreSQL: in a folder, in a thread of its own, or in memory, in this one. There is one connection, and a transaction
 * holds it until its end, so that roles never mix. The engine itself knows no timers: a statement in a folder that takes longer
 * than its role may is ended with its thread, and the database is opened anew; so is one that lost its protocol.
 */
export async function connect(source: Source = {}, limits: StatementLimits = STATEMENT_MS): Promise<Database> {
  const { inTurn, drop, close } = connection(source)
  await inTurn(async () => {})

  async function limited<Result>(engine: Engine, ms: number, statement: () => Promise<Result>): Promise<Result> {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void drop(engine)
    }, ms)
    try {
      return await statement()
    } catch (error) {
      throw isLate ? cancelled() : error
    } finally {
      clearTimeout(timer)
    }
  }

  function within<Result>(ms: number, work: (query: Query) => Promise<Result>, first = ''): Promise<Result> {
    return inTurn(async (engine) => {
      const query: Query = (sql, values) => limited(engine, ms, () => engine.query(sql, values)) as never
      const say = (sql: string) => limited(engine, ms, () => engine.script(sql))
      try {
        await say(`begin;${first}`)
        const result = await work(query)
        await say('commit')
        return result
      } catch (error) {
        // If even rollback fails, no transaction could ever begin again.
        await say('rollback').catch(() => drop(engine))
        throw error
      }
    })
  }

  return {
    transaction: (work) => within(limits.owner, work),
    as: (person, work, mode = 'write') => within(limits[person.role], work, become(person, mode)),
    script: (sql) => inTurn((engine) => engine.script(sql)),
    image: () => inTurn((engine) => engine.image()),
    close,
  }
}
