// The thread of a database in a folder: runs requests on its engine.
import { parentPort, workerData } from 'node:worker_threads'
import { openEngine, type Engine, type Source } from './engine.ts'
import { failureOf, type Answered, type Asked } from './thread-messages.ts'

const port = parentPort!
const engine = await openEngine(workerData as Source)
const answer = (message: Answered) => port.postMessage(message)

const CALLS: { [Name in keyof Engine]: (asked: Asked) => Promise<unknown> } = {
  query: ({ sql, values }) => engine.query(sql, values),
  script: ({ sql }) => engine.script(sql),
  image: () => engine.image(),
  close: () => engine.close(),
}

port.on('message', (asked: Asked) => {
  CALLS[asked.call](asked).then(
    (result) => answer({ id: asked.id, result }),
    (error: unknown) => answer({ id: asked.id, failure: failureOf(error) }),
  )
})
answer({ ready: true })
