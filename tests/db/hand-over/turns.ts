/**
 * Runs several tasks one step at a time, in a generated order: each waits for its turn between its steps, and `picks`
 * names the next. Everything that is not waiting counts as running, database work included, so that a schedule is
 * reproducible.
 */
export class Turns {
  readonly #picks: readonly number[]
  readonly #waiting: (() => void)[] = []
  #running = 0
  #taken = 0
  #finish: () => void = () => {}

  constructor(picks: readonly number[]) {
    this.#picks = picks
  }

  /** Waits for this task's next turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        this.#running++
        resolve()
      })
      this.#stop()
    })
  }

  /** Starts a task in parallel to the others; an error ends that task only. */
  begin(work: () => Promise<unknown>): void {
    this.#running++
    void this.next()
      .then(work)
      .catch(() => {})
      .finally(() => this.#stop())
  }

  /** Resolves when no task runs or waits. */
  finished(): Promise<void> {
    return new Promise((resolve) => {
      this.#finish = resolve
      this.#running++
      this.#stop()
    })
  }

  #stop(): void {
    this.#running--
    if (this.#running > 0) return
    const pick = this.#picks[this.#taken++ % this.#picks.length] ?? 0
    const [turn] = this.#waiting.splice(pick % Math.max(1, this.#waiting.length), 1)
    if (turn) turn()
    else this.#finish()
  }
}
