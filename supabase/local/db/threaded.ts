import { Worker } from 'node:worker_threads'
import type { Engine, Source } from './engine.ts'
import type { Answered, Asked } from './thread-messages.ts'

const THREAD = new URL('./thread.ts', import.meta.url)

/** An engine in its own thread, which can be ended in the middle of a statement. */
export type ThreadedEngine = Engine & {
  /** Ends the thread at once, like a killed process. Committed data stays. */
  kill(): Promise<void>
}

/** The thread is gone; its statement may or may not have been committed. */
class EngineLost extends Error {}

type Waiting = { resolve(result: unknown): void; reject(error: Error): void }

/** Opens PostgreSQL in another thread, so that no statement blocks this one. */
export async function openThreadedEngine(source: Source): Promise<ThreadedEngine> {
  const worker = new Worker(THREAD, { workerData: source })
  const waiting = new Map<number, Waiting>()
  const ready = Promise.withResolvers<void>()
  let lost: Error | null = null
  let ids = 0

  function lose(error: Error): void {
    lost ??= error
    ready.reject(lost)
    for (const { reject } of waiting.values()) reject(lost)
    waiting.clear()
  }
  worker.on('error', (error) => lose(error as Error))
  worker.on('exit', () => lose(new EngineLost('The database was stopped')))
  worker.on('message', (message: Answered) => {
    if ('ready' in message) return ready.resolve()
    const asker = waiting.get(message.id)
    waiting.delete(message.id)
    if ('result' in message) asker?.resolve(message.result)
    else asker?.reject(Object.assign(new Error(message.failure.message), message.failure))
  })

  function ask<Result>(call: keyof Engine, sql = '', values?: unknown[]): Promise<Result> {
    if (lost) return Promise.reject(lost)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const asked: Asked = { id: ++ids, call, sql, values }
    worker.postMessage(asked)
    waiting.set(asked.id, { resolve, reject })
    return promise as Promise<Result>
  }
  const kill = async () => void (await worker.terminate())

  await ready.promise
  return {
    query: (sql, values) => ask('query', sql, values),
    script: (sql) => ask('script', sql),
    image: () => ask('image'),
    close: () => ask<void>('close').then(kill),
    kill,
  }
}
