import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { RequestScope } from './request-scope.ts'

const SECOND_MS = 1000
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counters of this instance since its start. `operator-figures.ts` has the gauges that are read on demand. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry, prefix: 'eleven_' })

const registers = [registry]
const requests = new Counter({
  name: 'eleven_requests_total',
  help: 'Requests answered by the server, by route pattern and status.',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
})
const durations = new Histogram({
  name: 'eleven_request_seconds',
  help: 'Time to answer a request.',
  labelNames: ['route'] as const,
  buckets: BUCKETS,
  registers,
})
const backendCalls = new Counter({
  name: 'eleven_backend_calls_total',
  help: 'Round trips to the backend, by the route that caused them.',
  labelNames: ['route', 'outcome'] as const,
  registers,
})
const backendDurations = new Histogram({
  name: 'eleven_backend_call_seconds',
  help: 'Time until the backend begins to answer.',
  buckets: BUCKETS,
  registers,
})
const runEnds = new Counter({
  name: 'eleven_run_ends_total',
  help: 'Runs that ended, by game and mode.',
  labelNames: ['game', 'mode'] as const,
  registers,
})

const tickets = new Counter({
  name: 'eleven_room_tickets_total',
  help: 'Tickets into rooms: the live quiz, lobbies of quick matches, rooms among friends.',
  labelNames: ['kind'] as const,
  registers,
})

export function observeRequest({ method, route }: RequestScope, status: number, ms: number): void {
  requests.inc({ method, route, status })
  durations.observe({ route }, ms / SECOND_MS)
}

export type BackendOutcome = 'answered' | 'refused' | 'unreachable'

export function observeBackendCall(route: string, outcome: BackendOutcome, ms: number): void {
  backendCalls.inc({ route, outcome })
  backendDurations.observe(ms / SECOND_MS)
}

export function observeRunEnd(game: string, mode: string): void {
  runEnds.inc({ game, mode })
}

export function observeTicket(kind: 'quiz' | 'lobby' | 'room'): void {
  tickets.inc({ kind })
}
