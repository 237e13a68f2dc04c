/** A measured figure with its limits; without limits it is only printed. */
export type Measure = { name: string; measured: number; least?: number; most?: number }

/** True for a figure beyond its limits or not measured. */
export const isBeyond = ({ measured, least = -Infinity, most = Infinity }: Measure): boolean =>
  !(measured >= least && measured <= most)

/** Counts how often a condition held. */
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
