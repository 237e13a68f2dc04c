import { localePath } from '#i18n/locales.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import styles from './drawn.module.css'

/**
 * The five whole faces in a row, and the link to send a better picture; nothing when all were played in the text
 * version.
 */
export function Drawn({ view, locale, t: { own } }: EndProps<View, GameWords<'pixels'>>) {
  if (view.done.every(({ inWords }) => inWords)) return null
  return (
    <section className="card stack">
      <h2>{own.drawn}</h2>
      <ul className={styles.five}>
        {view.done.map(({ id, name, inWords }) => (
          <li key={id}>
            {!inWords && <img src={`/img/portrait/${id}.svg`} alt="" width={96} height={96} loading="lazy" />}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className="muted">
        {own.drawnSays}{' '}
        <a className="lk" href={localePath(locale, '/submissions')}>
          {own.send}
        </a>
      </p>
    </section>
  )
}
