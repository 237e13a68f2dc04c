import { fill } from '#i18n/format.ts'
import { CLUES } from '#games/face/index.ts'
import { clueText } from '#play/face/texts.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { Icon } from '#ui/Icon.tsx'
import type { View } from '../../rules/engine.ts'
import { EACH_POINTS, type Third } from '../../rules/terms.ts'
import styles from './word-cards.module.css'
import type { SplitAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, SplitAction, GameWords<'split'>>, 'view' | 'pack' | 'locale' | 't'> & {
  chosen: Third | null
  choose: (third: Third) => void
}

/** Text version of the three: the same clues for each, one more with every miss. One open card is selected. */
export function WordCards({ view, pack, chosen, choose, locale, t: { own, football } }: Props) {
  const last = view?.tried.at(-1)?.third ?? null
  return (
    <div className={styles.cards} data-clues="">
      {([0, 1, 2] as const).map((third) => {
        const { clues = [], who = null, isFound = false } = view?.thirds[third] ?? {}
        const told = new Map(
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
                <span aria-hidden="true">
                  {who.name} +{EACH_POINTS}
                </span>
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
                <div key={kind} data-open={told.has(kind) ? '' : undefined}>
                  <dt>{own[`clue-${kind}`]}</dt>
                  <dd>{told.get(kind) ?? '?'}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
