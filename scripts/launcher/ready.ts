import { connect } from 'node:net'
import { describeExit, hasLeft, type Child } from './children.ts'
import { CliError } from './cli-error.ts'

const PAUSE_MS = 50

/** Waits until the port accepts connections, for at most `limitMs`. */
export async function listening(child: Child, port: number, limitMs = 60_000): Promise<void> {
  const last = Date.now() + limitMs
  while (!(await accepts(port))) {
    if (hasLeft(child.process)) throw new CliError(describeExit(child))
    if (Date.now() > last)
      throw new CliError(`${child.name} did not answer on port ${port} within ${limitMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Longer than the migrations of a new database take on a busy machine. */
const MESSAGE_MS = 300_000

/** The first message of a child; rejects with its last lines when it exits before, and when it takes too long. */
export function firstMessage<Message>(child: Child, limitMs = MESSAGE_MS): Promise<Message> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new CliError(`${child.name} did not answer within ${limitMs / 1000} s.`))
    const timer = setTimeout(late, limitMs)
    child.process.once('message', (message) => resolve(message as Message))
    child.process.once('exit', () => reject(new CliError(describeExit(child))))
    for (const end of ['message', 'exit']) child.process.once(end, () => clearTimeout(timer))
  })
}
