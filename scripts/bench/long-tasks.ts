/** Lighthouse's mobile slow-down, and the part of a task that counts as blocking (web.dev/articles/tbt). */
const SLOWDOWN = 4
const BLOCKING_MS = 50

/** The part of Chrome's trace format that is used; times in µs, `tdur` is thread processor time. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { isLoadingMainFrame?: boolean; documentLoaderURL?: string } }
}

/**
 * Total blocking time by processor time: like TBT, but each task counts with four times its thread's processor time
 * instead of wall time, so other load on the machine does not matter.
 */
export function processorTime(trace: readonly object[]): number {
  const events = trace as readonly TraceEvent[]
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.isLoadingMainFrame && args.data.documentLoaderURL?.startsWith('http'),
  )
  const isMain = ({ name, pid, args }: TraceEvent) =>
    name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain'
  const thread = events.find(isMain)?.tid
  const painted = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === start?.pid)
  if (!start || !thread || !painted) return Infinity
  const tasks = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && pid === start.pid && tid === thread && name.endsWith('RunTask'))
    .filter(({ ts, dur = 0 }) => ts + dur > painted.ts)
    .sort((one, other) => one.ts - other.ts)
  let end = 0
  let blocking = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // Nested tasks are part of the outer one.
    if (ts + dur <= end) continue
    end = ts + dur
    blocking += Math.max(0, (tdur / 1000) * SLOWDOWN - BLOCKING_MS)
  }
  return blocking
}
