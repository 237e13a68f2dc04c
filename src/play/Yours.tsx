import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useCallback } from 'react'
import type { GameId } from '#core/games.ts'
import { fill } from '#i18n/format.ts'
import { decimal } from '#i18n/measures.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { webStorage } from '#stores/persisted.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'
import { declareIntent, playIntent } from '#ui/intent.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { OwnFigures } from './own-figures.ts'
import styles from './yours.module.css'

/** Loads the results if there are any, or when the player is about to play. */
async function loadFigures(game: GameId) {
  if (hasSessionCookie() || webStorage()?.getItem('userStats')) declareIntent()
  await playIntent()
  return (await import('./own-figures.ts')).ownFigures(game)
}

type Props = { game: GameId; title: string; locale: Locale; t: Messages<'play'> }

const NONE = atom<OwnFigures>({ solvedPercent: null, average: null, streak: 0 })

/**
 * The player's figures for a game: share solved, average, and the streak over all games. Null before the first result.
 */
export function Yours({ game, title, locale, t }: Props) {
  const load = useCallback(() => loadFigures(game), [game])
  const { solvedPercent, average, streak } = useStore(useLoaded(load).loaded ?? NONE)
  if (solvedPercent === null) return null
  const figures = [
    { label: t.solvedShare, value: fill(t.percent, { percent: solvedPercent }) },
    ...(average === null ? [] : [{ label: t.average, value: decimal(locale, average) }]),
    { label: t.streak, value: String(streak) },
  ]
  return (
    <section className="well stack">
      <h3>{title}</h3>
      <div className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <b className="num">{value}</b>
            <small>{label}</small>
          </div>
        ))}
      </div>
    </section>
  )
}
