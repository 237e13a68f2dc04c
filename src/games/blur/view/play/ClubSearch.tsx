import clubsUrl from '#data/generated/clubs-pack.json?url'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords, PlayWords } from '#play/game.ts'
import { decodeClubNames } from '#search/clubs-pack.ts'
import { hasAll } from '#stores/late-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { useLoaded } from '#ui/use-loaded.ts'

type Props = {
  used: ReadonlySet<string>
  onName: (club: string) => void
  busy: boolean
  locale: Locale
  t: PlayWords<GameWords<'blur'>>
}

/** The search box over the names of clubs; its rows show no crest. */
export function ClubSearch({ used, onName, busy, locale, t }: Props) {
  const { loaded, failed, retry } = useLoaded(loadClubs)
  return (
    <PlayerSearch
      pack={loaded}
      failed={failed}
      onRetry={retry}
      used={used}
      onSubmit={onName}
      submitLabel={t.search.guess}
      shows="name"
      busy={busy}
      t={{ ...t.search, ...t.own.search }}
      locale={locale}
    />
  )
}

async function loadClubs() {
  const clubs = decodeClubNames(await fetchPack(clubsUrl))
  hasAll(clubs)
  return clubs
}
