import { pictureAddress } from '#core/picture-address.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { newsOf, guessText } from '../../words.ts'
import type { CareerPathAction } from '../../rules/action.ts'
import '#styles/chips.css'
import { newest } from '#play/newest.ts'
import { playerName } from '#play/football-words.ts'
import { useNames } from '#play/use-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './path.module.css'
import { PathTable } from './PathTable.tsx'

/** Board of Career path. */
export const board: PlayBoard<View, CareerPathAction, GameWords<'career-path'>> = {
  Board: Path,
  cue: (now, before) => (now.guesses.length === before.guesses.length ? null : now.solved ? 'right' : 'wrong'),
  news: (now, before, { pack, locale, t: { own, football } }) => newsOf(now, before, { pack, locale, own, football }),
  still: ({ view }) => ({
    cells: view.rows.map(({ club }) => ({ text: '', picture: pictureAddress(`crest/${club}.svg`) })),
  }),
}

/**
 * The rows, then the guesses, latest first. A guess shows whether it fits every club shown. The right guess turns green
 * and unfolds the rest of the career before the end screen.
 */
export function Path({ view, pack, locale, t }: ShownProps<View, CareerPathAction, GameWords<'career-path'>>) {
  useNames(
    pack,
    view.guesses.map(({ id }) => id),
  )
  const { own, football } = t
  const words = { pack, locale, football, own }
  const isGuess = view.turns.at(-1) != null
  const career = view.solved && !view.hard ? view.career : null
  return (
    <div className={styles.path}>
      <PathTable
        rows={career ?? view.rows}
        opened={view.rows.length}
        hidden={career ? 0 : view.hidden}
        isNew={career === null && view.rows.length > view.first}
        own={own}
      />
      {view.guesses.length > 0 && (
        <ul className={styles.chips} aria-label={own.guesses}>
          {view.guesses.toReversed().map((guess, at) => {
            const isHe = view.solved && at === 0
            const [name, revealed] = isHe ? [playerName(guess.id, words), own.yes] : guessText(guess, view.rows, words)
            return (
              <li
                key={guess.id}
                className={isHe ? 'chip chip-c' : guess.fits ? 'chip chip-a' : 'chip'}
                data-guess=""
                {...newest(isGuess && at === 0)}
              >
                <Icon name={isHe ? 'check' : guess.fits ? 'near' : 'cross'} />
                <span>
                  {name}
                  <span>{revealed}</span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
