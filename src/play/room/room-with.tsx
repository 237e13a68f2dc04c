import { useCallback } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { EntryWords } from './entry-words.ts'
import type { RoomGame, RoomWords } from './game.ts'
import { Connecting } from './Connecting.tsx'
import type { RoomProps } from './RoomApp.tsx'
import { RoomScreen } from './RoomScreen.tsx'

type Props = RoomProps & { packUrl: string; locale: Locale; entry: EntryWords }

/** A game's room, loaded when one is entered, with its words in one language. */
export const roomWith = <Own,>(game: RoomGame, words: Record<Locale, () => Promise<{ words: RoomWords<Own>['t'] }>>) =>
  function Room({ entry, locale, ...props }: Props) {
    const load = useCallback(async () => (await words[locale]()).words, [locale])
    const { loaded: t, failed, retry } = useLoaded(load)
    if (t) return <RoomScreen game={game} locale={locale} t={t} {...props} />
    return failed ? <Button onClick={retry}>{entry.tryNow}</Button> : <Connecting t={entry} />
  }
