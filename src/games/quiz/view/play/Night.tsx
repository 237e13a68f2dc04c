import styles from './night.module.css'

const LAMPS = 12

/** Sky, turf and floodlights behind the screens of the quiz. `on`: number of lit lamps, of twelve on each side. */
export const Night = ({ beams = true, on = LAMPS }: { beams?: boolean; on?: number }) => (
  <div className={styles.night} aria-hidden="true">
    <i className={styles.turf} />
    {(['left', 'right'] as const).map((side) => (
      <span key={side} data-side={side}>
        {beams && <i className={styles.beam} />}
        <span className={styles.lamps}>
          {Array.from({ length: LAMPS }, (_, at) => (
            <i key={at} data-on={at < on || undefined} />
          ))}
        </span>
      </span>
    ))}
  </div>
)
