import { useCallback } from 'react'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadSidePanel, loadPast, type Past } from '#stores/side-panel.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { PlayWords } from '../../game.ts'
import { Yours } from '../../Yours.tsx'
import type { SidePanel } from '#contracts/side-panel.ts'
import { fill, plural } from '#i18n/format.ts'
import styles from './side-panel.module.css'

type Props = { game: GameId; isNew: boolean; locale: Locale; t: PlayWords }

/** Left panel of a daily: yesterday's answer until the first move, and the player's figures. */
export default function Left({ game, isNew, locale, t }: Props) {
  const load = useCallback(async () => {
    const yesterday = isNew ? (await loadSidePanel(game, locale)).yesterday : null
    return { yesterday, past: yesterday && (await loadPast(game)) }
  }, [isNew, game, locale])
  const { loaded, failed } = useLoaded(load)
  // Waits for both parts, because a part inserted later would shift the other.
  if (!loaded && !failed) return null
  const { yesterday, past } = loaded ?? {}
  return (
    <>
      {isNew && yesterday && past && <Yesterday past={past} t={yesterday} locale={locale} />}
      <Yours game={game} title={t.play.yours} locale={locale} t={t.play} />
    </>
  )
}

type YesterdayProps = { past: Past; t: NonNullable<SidePanel['yesterday']>; locale: Locale }

/** Yesterday's answer, with statistics when enough people played. */
function Yesterday({ past: { answer, isYesterday }, t, locale }: YesterdayProps) {
  const { number, names, picture, solved, median } = answer
  const label = [
    ...(solved === null ? [] : [fill(t.solved, { percent: solved })]),
    ...(median === null || t.median === null ? [] : [plural(locale, t.median, median)]),
  ].join(' ')
  return (
    <section className="card stack">
      <h3>{isYesterday ? t.title : fill(t.earlier, { number })}</h3>
      {picture && (
        <span className={styles.picture}>
          <img src={picture} alt="" width={256} height={256} />
        </span>
      )}
      {names.length === 1 ? (
        <p className={styles.name}>{names[0]}</p>
      ) : (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {label && <p className="sm muted">{label}</p>}
    </section>
  )
}
