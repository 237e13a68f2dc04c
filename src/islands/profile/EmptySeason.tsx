import type { Speech } from './words.ts'

/** Weeks in the heatmap; a 360 px phone shows twelve. */
export const WEEKS = 18
export const NARROW_WEEKS = 12
export const DAYS_PER_WEEK = 7

/** Skeleton of the season heatmap, in its final size, while the results load. */
export const SeasonSkeleton = ({ t }: Pick<Speech, 't'>) => (
  <section className="card stack season">
    <h2>{t.season}</h2>
    <div className="heat" aria-hidden="true">
      {Array.from({ length: WEEKS * DAYS_PER_WEEK }, (_, at) => (
        <i key={at} data-t="ahead" data-far={at >= NARROW_WEEKS * DAYS_PER_WEEK || undefined} />
      ))}
    </div>
  </section>
)
