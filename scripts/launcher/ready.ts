import { connect } from 'node:net'
import { epitaph, hasLeft, type Child } from './children.ts'
import { Sentence } from './sentence.ts'

const PAUSE_MS = 50

/** Waits until the port accepts connections, for at most `limitMs`. */
export async function listening(child: Child, port: number, limitMs = 60_000): Promise<void> {
  const last = Date.now() + limitMs
  while (!(await accepts(port))) {
    if (hasLeft(child.process)) throw new Sentence(epitaph(child))
    if (Date.now() > last)
      throw new Sentence(`${child.name} did not answer on port ${port} within ${limitMs / 1000} s.`)
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

/** The first message of a child; rejects with its last lines when it exits before. */
export function firstMessage<Message>(child: Child): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.process.once('message', (message) => resolve(message as Message))
    child.process.once('exit', () => reject(new Sentence(epitaph(child))))
  })
}
