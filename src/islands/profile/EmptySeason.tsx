import type { Speech } from './words.ts'

/** Weeks that fit a phone; one of 360 px shows the last twelve. */
export const WEEKS = 18
const DAYS_PER_WEEK = 7

/** The map before the results are read: as large, empty. */
export const EmptySeason = ({ t }: Pick<Speech, 't'>) => (
  <section className="card stack season">
    <h2>{t.season}</h2>
    <div className="heat" aria-hidden="true">
      {Array.from({ length: WEEKS * DAYS_PER_WEEK }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  </section>
)
