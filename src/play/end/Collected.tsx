import { number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Item } from './collected.ts'
import type { EndWords } from './words/index.ts'
import styles from './collected.module.css'

/** Maximum of names shown; further ones are counted. */
const NAMED = 3

type Props = {
  /** New in the album. */
  items: readonly Item[]
  /** Number of items in the album, including the new ones. */
  count: number
  locale: Locale
  t: EndWords['end']
}

/** New items of the game's album, with the album's size. */
export function Collected({ items, count, locale, t }: Props) {
  const picture = items.find((item) => item.picture)?.picture
  const names = items.slice(0, NAMED).map(({ name }) => name)
  const more = items.length - names.length
  return (
    <section className={`card ${styles.collected}`} data-collected={items.length}>
      <span className={styles.picture}>{picture && <img src={picture} alt="" width={40} height={40} />}</span>
      <p>
        <small>{t.collected}</small>
        <b>
          {names.join(', ')}
          {more > 0 && ` +${number(locale, more)}`}
        </b>
      </p>
      <b className={`num ${styles.count}`} aria-hidden="true">
        {number(locale, count)}
      </b>
      <span className="vh">{plural(locale, t.inAlbum, count)}</span>
    </section>
  )
}
