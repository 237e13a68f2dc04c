import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import { newest as marked } from '#play/newest.ts'
import type { Places, View } from '../../rules/engine.ts'
import styles from './form.module.css'
import { put, refusalOf } from './hand.ts'
import { clubOf, figuresOf, groundName } from '../../words.ts'

type Props = {
  view: View
  places: Places
  newest: number | null
  busy: boolean
  locale: Locale
  t: GameWords<'stadiums'>
}

/** The board as six selects, without pictures. Choosing a club placed elsewhere swaps the two. */
export function Form({ view, places, newest, busy, locale, t }: Props) {
  return (
    <ul className={styles.form} aria-label={t.board}>
      {view.cards.map((card, at) => {
        const name = groundName(card, at, t)
        const revealed = [figuresOf(card, locale), card.city?.[locale]].filter(Boolean).join(' · ')
        return (
          <li key={card.token} className={styles.row} data-right={card.right !== null} {...marked(newest === at)}>
            <label htmlFor={card.token}>
              <b>{name}</b> <span className="muted">{revealed}</span>
            </label>
            {card.right ? (
              <p id={card.token}>{fill(t.isRight, { club: clubOf(view, card.right.logo) })}</p>
            ) : (
              <select
                id={card.token}
                value={places[at] ?? ''}
                disabled={busy}
                onChange={({ target: { value } }) => {
                  if (value) put(value, at)
                  else if (places[at]) put(places[at], null)
                }}
              >
                <option value="">{t.chooseClub}</option>
                {view.logos
                  .filter(({ token }) => view.cards.every(({ right }) => right?.logo !== token))
                  .map(({ token, name: club }) => (
                    <option key={token} value={token} disabled={refusalOf(view, token, at) !== null}>
                      {club}
                    </option>
                  ))}
              </select>
            )}
          </li>
        )
      })}
    </ul>
  )
}
