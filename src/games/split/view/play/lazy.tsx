import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../../rules/engine.ts'
import type { SplitAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './lazy.module.css'
import { useChosen } from './chosen.ts'
import { HINT_KINDS, HINTS, type Third } from '../../rules/terms.ts'
import { hintLabel } from '../../words.ts'
import stageStyles from './stage.module.css'
import { CLUES } from '#games/face/index.ts'
import { clueText } from '#play/face/texts.ts'
import { newest } from '#play/newest.ts'

export { board } from './board.tsx'

export const end = async () => (await import('../end/end.tsx')).end

type Props = BoardProps<View, SplitAction, GameWords<'split'>> & { failed: boolean; onRetry: () => void }

/** Hints about the selected third, and the search box. */
export function Answers({ failed, onRetry, ...props }: Props) {
  const { view, pack, busy, act, locale, t } = props
  // A layout effect, so that focus is set before the next key press.
  useLayoutEffect(goOnTyping, [])
  return (
    <>
      <Hints {...props} />
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.tried.map(({ id }) => id))}
        onSubmit={(player) => act({ type: 'guess', player })}
        submitLabel={t.search.guess}
        busy={busy}
        holds
        t={t.search}
        locale={locale}
      />
    </>
  )
}

type HintsProps = BoardProps<View, SplitAction, GameWords<'split'>>

/** Nation and club hints of the selected third. */
function Hints({ runId, view, busy, act, say, t: { own, play } }: HintsProps) {
  const [chosen] = useChosen(runId, view)
  const third = own[`third-${chosen ?? 0}`]
  return (
    <div className={styles.hints} data-tools="">
      {HINT_KINDS.map((kind) => {
        const isOffered = !view || (chosen !== null && view.thirds[chosen]!.offers.includes(kind))
        const label = hintLabel(kind, own)
        return (
          <ConfirmButton
            key={`${kind} ${chosen}`}
            icon={<Icon name="bulb" />}
            label={label}
            name={`${label}, ${third}`}
            sure={fill(play.hintSure, { points: HINTS[kind] })}
            ask={fill(play.hintAsk, { points: HINTS[kind] })}
            onAsk={say}
            onConfirm={() => {
              say(null)
              if (chosen !== null) act({ type: 'hint', third: chosen, kind })
            }}
            refusal={isOffered ? null : own.hintNone}
            busy={busy || !view}
          />
        )
      })}
    </div>
  )
}

/** The misses. */
export function Tried({ view, t }: { view: View; t: GameWords<'split'> }) {
  return (
    <ul className={stageStyles.chips} aria-label={t.tried} data-tried="">
      {view.tried.map(
        ({ id, name, third }) =>
          third === null && (
            <li key={id}>
              <Icon name="cross" />
              {name}
            </li>
          ),
      )}
    </ul>
  )
}

type WordCardsProps = Pick<BoardProps<View, SplitAction, GameWords<'split'>>, 'view' | 'pack' | 'locale' | 't'> & {
  chosen: Third | null
  choose: (third: Third) => void
}

/** Text version of the three: the same clues for each, one more with every miss. One open card is selected. */
export function WordCards({ view, pack, chosen, choose, locale, t: { own, football } }: WordCardsProps) {
  const last = view?.tried.at(-1)?.third ?? null
  return (
    <div className={styles.cards} data-clues="">
      {([0, 1, 2] as const).map((third) => {
        const { clues = [], who = null, isFound = false } = view?.thirds[third] ?? {}
        const revealed = new Map(
          pack ? clues.map((clue) => [clue.kind, clueText(clue, { pack, locale, football }, own)] as const) : [],
        )
        const name = own[`third-${third}`]
        return (
          <section
            key={third}
            className={styles.card}
            data-is={isFound ? 'found' : third === chosen ? 'chosen' : undefined}
            {...newest(isFound ? third === last : third === chosen)}
          >
            {isFound && who ? (
              <h3 className={styles.head} data-found={third}>
                <Icon name="check" />
                <span className="vh">{fill(own.slotFound, { third: name, name: who.name })}</span>
                <span aria-hidden="true">{who.name}</span>
              </h3>
            ) : (
              <button
                type="button"
                className={styles.head}
                aria-pressed={third === chosen}
                data-slot={third}
                onClick={() => choose(third)}
              >
                {name}
              </button>
            )}
            <dl>
              {CLUES.map((kind) => (
                <div key={kind} data-open={revealed.has(kind) ? '' : undefined}>
                  <dt>{own[`clue-${kind}`]}</dt>
                  <dd>{revealed.get(kind) ?? '?'}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
