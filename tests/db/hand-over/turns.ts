/**
 * Lets several pieces of work go on one at a time, in a generated order: each of them waits for its turn between its
 * steps, and whose turn is next is the next of `picks`. Everything that is not waiting counts as running, a database
 * at work included, so that a schedule is the same every time it is played.
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

  /** Waits until it is this work's turn again. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        this.#running++
        resolve()
      })
      this.#stop()
    })
  }

  /** Begins a piece of work beside the others; what it throws is the end of that work alone. */
  begin(work: () => Promise<unknown>): void {
    this.#running++
    void this.next()
      .then(work)
      .catch(() => {})
      .finally(() => this.#stop())
  }

  /** Resolves when nothing runs and nothing waits any more. */
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
