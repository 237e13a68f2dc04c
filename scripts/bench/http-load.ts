import { Agent, request } from 'node:http'
import { figuresOf, type Figures } from './statistics.ts'

export type Call = { url: string; method?: string; body?: unknown; headers?: Record<string, string> }

export const CONNECTIONS = 32

/**
 * Sends the calls over 32 kept connections, sequentially on each, and times every answer. Bounded by the number of
 * calls. Any status but 2xx is a failure.
 */
export async function load(calls: readonly Call[]): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  let failed = 0
  let next = 0
  const start = performance.now()
  const worker = async () => {
    while (next < calls.length) {
      const call = calls[next++]!
      const begun = performance.now()
      if (await send(call, agent)) times.push(performance.now() - begun)
      else failed++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
  return figuresOf(times, (performance.now() - start) / 1000, failed)
}

/** Repeats a call. */
export const times = (count: number, call: Call): Call[] => Array.from({ length: count }, () => call)

function send({ url, method = 'GET', body, headers = {} }: Call, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const json =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const sent = request(url, { method, agent, headers: { ...headers, ...json } }, (answer) => {
      answer.resume().on('end', () => resolve((answer.statusCode ?? 500) < 300))
    })
    sent.on('error', () => resolve(false)).end(text)
  })
}
