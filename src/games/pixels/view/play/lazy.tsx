import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords, HintOffer, PlayWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { LookTools, Onward, WordRows } from '#play/looks/LookTools.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { HINT_POINTS } from '#games/looks/terms.ts'
import { CLUES } from '#games/face/index.ts'
import { clueText } from '#play/face/texts.ts'

type Offer = HintOffer & { kind: 'nation' | 'role' | 'club' | null }

/** The hint available now, or the reason there is none; null at a level without hints, and in the text version. */
function hintOf(view: View | null, { own, play }: PlayWords<GameWords<'pixels'>>): Offer | null {
  if (view?.inWords) return null
  const kind = view?.offer ?? null
  if (kind === 'nation' || kind === 'role' || kind === 'club') {
    return { kind, cost: HINT_POINTS, refusal: null, name: own[`clue-${kind}`] }
  }
  if (view && view.worth[0]! > EASY_WORTH) return null
  const from = view?.offerFrom ?? null
  const refusal = from === null ? play.noHintLeft : fill(own.hintFrom, { look: from + 1 })
  return { kind: null, cost: HINT_POINTS, refusal: view ? refusal : null }
}

/** Worth of the first look in easy; hard has no hints and is worth more. */
const EASY_WORTH = 12

type Props = BoardProps<View, PixelsAction, GameWords<'pixels'>> & { failed: boolean; onRetry: () => void }

/** Next look, hints and the search box; the button to go on while a face is shown whole. */
export function Answers({ runId, view, pack, busy, act, say, failed, onRetry, locale, t }: Props) {
  const { revealed, goOn } = useDone(runId, view)
  // A layout effect, so that focus is set before the next key press.
  useLayoutEffect(goOnTyping, [])
  const { own, search } = t
  if (revealed && view) return <Onward view={view} goOn={goOn} keepsRoom t={own} />
  return (
    <>
      <LookTools {...{ view, busy, act, say }} hint={hintOf(view, t)} step={own.sharpen} t={t} />
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.tried.map(({ id }) => id))}
        onSubmit={(player) => act({ type: 'guess', player })}
        submitLabel={search.guess}
        busy={busy}
        holds
        t={search}
        locale={locale}
      />
    </>
  )
}

type CluesProps = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'view' | 'pack' | 'locale' | 't'>

/** The text version of the face: one clue per look. */
export function Clues({ view, pack, locale, t: { own, football } }: CluesProps) {
  const revealed = new Map(
    pack ? view?.clues.map((clue) => [clue.kind, clueText(clue, { pack, locale, football }, own)] as const) : [],
  )
  return (
    <WordRows rows={CLUES.map((kind) => ({ kind, name: own[`clue-${kind}`], label: revealed.get(kind) ?? null }))} />
  )
}

type NoteProps = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'view' | 'pack' | 'locale' | 't'>

/** Clues from hints and late looks: "Ivory Coast · forward". */
export function Note({ view, pack, locale, t: { own, football } }: NoteProps) {
  if (!pack || !view) return null
  return view.clues.map((clue) => clueText(clue, { pack, locale, football }, own)).join(' · ')
}
