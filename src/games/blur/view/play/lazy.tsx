import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords, HintOffer, PlayWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { LookTools, Onward, WordRows } from '#play/looks/LookTools.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { Eight } from './Eight.tsx'
import type { View } from '../../rules/engine.ts'
import type { BlurAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { HINT_POINTS } from '#games/looks/terms.ts'
import clubsUrl from '#data/generated/clubs-pack.json?url'
import type { Locale } from '#i18n/locales.ts'
import { decodeClubNames } from '#search/clubs-pack.ts'
import { hasAll } from '#stores/late-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { clueText } from '../../words.ts'
import { WORDS } from '../../rules/terms.ts'

type Props = BoardProps<View, BlurAction, GameWords<'blur'>>

/** Next look, hints, and the options or the search box; the button to go on while a crest is shown whole. */
export function Answers(props: Props) {
  const { runId, view, busy, act, say, locale, t } = props
  const { revealed, goOn } = useDone(runId, view)
  // A layout effect, so that focus is set before the next key press.
  useLayoutEffect(goOnTyping, [])
  if (revealed && view) return <Onward view={view} goOn={goOn} t={t.own} />
  return (
    <>
      <LookTools {...{ view, busy, act, say }} hint={hintOf(view, t)} step={t.own.clearer} t={t} />
      {view && !view.over && view.options.length === 0 ? (
        <ClubSearch
          used={new Set(view.tried.map(({ id }) => id))}
          onName={(club) => act({ type: 'guess', club })}
          busy={busy}
          locale={locale}
          t={t}
        />
      ) : (
        <Eight {...props} />
      )}
    </>
  )
}

type Kind = 'nation' | 'league' | 'founded'
type Offer = HintOffer & { kind: Kind | null }

/** The hint for sale now, or the reason there is none; null in the text version, where every look is a clue. */
function hintOf(view: View | null, { own, play }: PlayWords<GameWords<'blur'>>): Offer | null {
  if (view?.inWords) return null
  const kind = view?.offer as Kind | null | undefined
  if (kind) return { kind, cost: HINT_POINTS, refusal: null, name: own[`clue-${kind}`] }
  const from = view?.offerFrom ?? null
  const refusal = from === null ? play.noHintLeft : fill(own.hintFrom, { look: from + 1 })
  return { kind: null, cost: HINT_POINTS, refusal: view ? refusal : null }
}

type ClubSearchProps = {
  used: ReadonlySet<string>
  onName: (club: string) => void
  busy: boolean
  locale: Locale
  t: PlayWords<GameWords<'blur'>>
}

/** Search box for club names; its rows show no crest. */
function ClubSearch({ used, onName, busy, locale, t }: ClubSearchProps) {
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
      holds
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

type CluesProps = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'view' | 'pack' | 'locale' | 't'>

/** The text version of the crest: one clue per look. */
export function Clues({ view, pack, locale, t: { own, football } }: CluesProps) {
  const revealed = new Map(
    pack ? view?.clues.map((clue) => [clue.kind, clueText(clue, { pack, locale, football }, own)] as const) : [],
  )
  return (
    <WordRows rows={WORDS.map((kind) => ({ kind, name: own[`clue-${kind}`], label: revealed.get(kind) ?? null }))} />
  )
}

type NoteProps = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'view' | 'pack' | 'locale' | 't'>

/** Clues bought: "Italy · Serie A · founded in 1926". */
export function Note({ view, pack, locale, t: { own, football } }: NoteProps) {
  if (!pack || !view) return null
  return view.clues
    .map((clue) => {
      const label = clueText(clue, { pack, locale, football }, own)
      return clue.kind === 'founded' ? fill(own.foundedIn, { year: label }) : label
    })
    .join(' · ')
}
