// Preloaded (`NODE_OPTIONS=--import`): the process's clock starts at TEST_DATE, an ISO 8601 time, and runs on.
const begins = process.env.TEST_DATE

if (begins) {
  const Clock = Date
  const ahead = Clock.parse(begins) - Clock.now()
  if (Number.isNaN(ahead)) throw new Error(`TEST_DATE is no ISO 8601 time: ${begins}`)

  globalThis.Date = class extends Clock {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [Clock.now() + ahead] : parts) as [number]))
    }
    static override now = () => Clock.now() + ahead
  } as DateConstructor
}
