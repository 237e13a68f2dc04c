import { useCallback } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { EntryWords } from '#play/room/entry-words.ts'
import { Connecting, type RoomProps } from '#play/room/RoomApp.tsx'
import { RoomScreen } from '#play/room/RoomScreen.tsx'
import { Button } from '#ui/Button.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { room } from './grid-room.ts'
import { ROOM_WORDS } from './words/index.ts'

type Props = RoomProps & { packUrl: string; locale: Locale; entry: EntryWords }

/** A room of tic tac toe's, loaded when there is one to enter; its words come with it. */
export default function Room({ entry, locale, ...props }: Props) {
  const load = useCallback(async () => (await ROOM_WORDS[locale]()).words, [locale])
  const { loaded: t, failed, retry } = useLoaded(load)
  if (t) return <RoomScreen game={room} locale={locale} t={t} {...props} />
  return failed ? <Button onClick={retry}>{entry.tryNow}</Button> : <Connecting t={entry} />
}
