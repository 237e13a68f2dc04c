import { Castle, Shield, UserRound, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Statistics } from '#contracts/results.ts'
import { number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import styles from './albums.module.css'
import type { Speech } from './words.ts'

/** Number of things that can be found in each game with an album. */
export type AlbumSizes = Record<'pixels' | 'blur' | 'stadiums', number>

const ALBUMS: {
  game: keyof AlbumSizes
  path: `/${string}`
  icon: LucideIcon
  words: keyof Speech['t'] & `album${string}`
}[] = [
  { game: 'pixels', path: '/pixels/themes', icon: UserRound, words: 'albumFaces' },
  { game: 'blur', path: '/blur', icon: Shield, words: 'albumCrests' },
  { game: 'stadiums', path: '/stadiums', icon: Castle, words: 'albumGrounds' },
]

type Props = Pick<Speech, 'locale' | 't'> & { sizes: AlbumSizes; statistics: Statistics }

/** Number of distinct faces, crests and grounds that the player has named. */
export function Albums({ locale, t, sizes, statistics }: Props) {
  return (
    <section className={`card ${styles.albums}`}>
      <h2>{t.albums}</h2>
      <ul>
        {ALBUMS.map(({ game, path, icon: Icon, words }) => {
          const found = new Set(statistics[game]?.flatMap(({ items = [] }) => items)).size
          return (
            <li key={game}>
              <a className={styles.row} href={localePath(locale, path)}>
                <span className={styles.picture}>
                  <Icon className="i i-l" aria-hidden="true" />
                </span>
                <span>
                  <b>{t[words] as string}</b>
                  <span
                    className="bar"
                    style={found > 0 ? ({ '--v': (100 * found) / sizes[game] } as CSSProperties) : undefined}
                    aria-hidden="true"
                  >
                    <i />
                  </span>
                </span>
                <span className="num">
                  {number(locale, found)}/{number(locale, sizes[game])}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
