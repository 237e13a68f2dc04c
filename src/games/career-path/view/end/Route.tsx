import { pictureAddress } from '#core/picture-address.ts'
import type { CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { listOf } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import { dotsOf, drawingOf, marksOf, pathOf } from '#games/map/drawing.ts'
import { loadMap } from '#games/map/load-map.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { View } from '../../rules/engine.ts'
import styles from './route.module.css'

const SIZE = { width: 330, height: 200 }
const RADIUS = 17
/** Distance below which two crests become one mark. */
const NEAR = 26

/**
 * The career as a line from club to club over dotted land, with numbered crests; a row of crests when places are
 * unknown.
 */
export function Route({ view, locale, t: { own } }: EndProps<View, GameWords<'career-path'>>) {
  const { loaded: map, failed } = useLoaded(loadMap)
  const career = view.career ?? []
  const drawing =
    map &&
    drawingOf(
      career.map(({ club }) => map.places.get(club) ?? null),
      SIZE,
    )
  const stops = drawing?.stops ?? []
  if (failed || (map && stops.length < 2)) {
    return (
      <p className={styles.row} aria-hidden="true">
        {career.map(({ club, crest }, at) => (
          <span key={at}>
            {crest && <img src={pictureAddress(`crest/${club}.svg`)} alt="" width={32} height={36} />}
            <b className="num">{at + 1}</b>
          </span>
        ))}
      </p>
    )
  }
  const clubs = listOf([...new Set(stops.map((stop) => career[stop.row]!.name))], locale, 'conjunction')
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={fill(own.mapSays, { clubs })}
    >
      {map && drawing && (
        <>
          <path d={dotsOf(drawing, SIZE, map.isLand)} className={styles.land} />
          <path d={pathOf(stops)} className={styles.line} pathLength={1} />
          {marksOf(stops, NEAR).map(({ rows, x, y }, at) => {
            const drawn = rows.findLast((row) => career[row]!.crest)
            const label = rows.map((row) => row + 1).join(' ')
            const half = 4 + 3.5 * label.length + 2 * (rows.length - 1)
            return (
              <g key={rows[0]} transform={`translate(${x} ${y})`}>
                <g className={styles.mark} style={{ '--at': at } as CSSProperties}>
                  <circle r={drawn === undefined ? RADIUS / 2 : RADIUS} className={styles.stop} />
                  {drawn !== undefined && (
                    <image
                      href={pictureAddress(`crest/${career[drawn]!.club}.svg`)}
                      x={-10}
                      y={-11}
                      width={20}
                      height={22}
                    />
                  )}
                  <rect x={12 - half} y={-22} width={2 * half} height={15} rx={7.5} className={styles.badge} />
                  <text x={12} y={-10.5} className={styles.number}>
                    {label}
                  </text>
                </g>
              </g>
            )
          })}
        </>
      )}
    </svg>
  )
}
