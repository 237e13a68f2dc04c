import { useCallback } from 'react'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadBeside, loadPast } from '#stores/beside.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { PlayWords } from '../../game.ts'
import { Yours } from '../../Yours.tsx'
import { Yesterday } from './Yesterday.tsx'

type Props = { game: GameId; isNew: boolean; locale: Locale; t: PlayWords }

/** Left of a daily: whom yesterday asked for, until the first move; and the player's own figures. */
export default function Left({ game, isNew, locale, t }: Props) {
  const load = useCallback(async () => {
    const yesterday = isNew ? (await loadBeside(game, locale)).yesterday : null
    return { yesterday, past: yesterday && (await loadPast(game)) }
  }, [isNew, game, locale])
  const { loaded, failed } = useLoaded(load)
  // What comes later stands below, so that nothing moves.
  if (!loaded && !failed) return null
  const { yesterday, past } = loaded ?? {}
  return (
    <>
      {isNew && yesterday && past && <Yesterday past={past} t={yesterday} locale={locale} />}
      <Yours game={game} title={t.play.yours} locale={locale} t={t.play} />
    </>
  )
}
