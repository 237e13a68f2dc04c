/** Moves `Date` ahead, in a process or, as an init script, in a page. */
export function shiftDate(ahead: number): void {
  const Clock = Date
  globalThis.Date = class extends Clock {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [Clock.now() + ahead] : parts) as [number]))
    }
    static override now = () => Clock.now() + ahead
    // Dates from another thread or frame are not instances of the shifted class.
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Clock
    }
  } as DateConstructor
}
