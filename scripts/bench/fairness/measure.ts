/** One thing that was measured, and between which figures it has to be; neither: it is printed for who compares. */
export type Measure = { name: string; measured: number; least?: number; most?: number }

/** Beyond its limits; what was not measured at all is beyond them too. */
export const isBeyond = ({ measured, least = -Infinity, most = Infinity }: Measure): boolean =>
  !(measured >= least && measured <= most)

/** Counts how often something was so. */
export class Share {
  #hits = 0
  #all = 0

  count(isHit: boolean): void {
    this.#hits += isHit ? 1 : 0
    this.#all++
  }

  get all(): number {
    return this.#all
  }

  /** NaN when nothing was counted. */
  get value(): number {
    return this.#hits / this.#all
  }
}
