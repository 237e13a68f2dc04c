import { fill, plural } from '#i18n/format.ts'
import { clueText } from '#play/face/texts.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { FOUND_POINTS, CLEAN_POINTS, HINTS } from '../../rules/terms.ts'
import type { SplitAction } from '../../rules/action.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import { nationName } from '#play/football-words.ts'
import styles from './panels.module.css'
import { Panel } from '#ui/Panel.tsx'

type Words = Pick<ShownProps<View, SplitAction, GameWords<'split'>>, 'pack' | 'locale' | 't'>

/** Board of Split. `Asking`, which loads it, stays mounted as its `Board`. */
export const board: Omit<PlayBoard<View, SplitAction, GameWords<'split'>>, 'Board'> = {
  Left: PointsTable,
  Right: Found,
  still: ({ view }) => ({
    cells: view.thirds.map(({ isFound }) => (isFound ? { is: 'known', text: '✓' } : { text: '?' })),
  }),
  cue(now, before) {
    const tried = now.tried[before.tried.length]
    return tried ? (tried.third === null ? 'wrong' : 'right') : null
  },
  news: (now, before, words) => [named(now, before, words), ...revealed(now, before, words)].filter(Boolean).join(' '),
}

/** Announces the third that a guess found, or the miss, and the guesses left. */
function named(now: View, before: View, { locale, t: { own } }: Words): string {
  const one = now.tried[before.tried.length]
  if (!one) return ''
  const { third, name } = one
  const said =
    third === null ? fill(own.notSays, { name }) : fill(own.foundSays, { name, third: own[`third-${third}`] })
  return now.over ? said : `${said} ${plural(locale, own.left, now.left)}.`
}

/** Clues that the last step added. */
const revealed = (now: View, before: View, { pack, locale, t: { own, football } }: Words): string[] =>
  now.thirds.flatMap(({ clues, who }, at) =>
    who !== null
      ? []
      : clues
          .filter(({ kind }) => !before.thirds[at]!.clues.some((one) => one.kind === kind))
          .map((clue) =>
            fill(own.clueSays, {
              third: own[`third-${at as 0 | 1 | 2}`],
              name: own[`clue-${clue.kind}`],
              clue: clueText(clue, { pack, locale, football }, own),
            }),
          ),
  )

type Props = ShownProps<View, SplitAction, GameWords<'split'>>

/** Points table. */
function PointsTable({ t: { own } }: Props) {
  const rows = [
    [own.paysFound, FOUND_POINTS.slice(2).join(' · ')],
    [own.paysClean, `+${CLEAN_POINTS}`],
    [own['clue-nation'], `−${HINTS.nation}`],
    [own['clue-club'], `−${HINTS.club}`],
  ] as const
  return (
    <Panel title={own.pays}>
      <dl className={styles.rows}>
        {rows.map(([term, points]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** The footballers found so far, with their whole faces. */
function Found({ view, pack, locale, t: { own } }: Props) {
  const found = view.thirds.flatMap(({ isFound, who }) => (isFound && who ? who : []))
  return (
    <Panel title={own.foundTitle}>
      {found.map(({ id, name, nation, club }) => (
        <div key={id} className={styles.one}>
          {!view.inWords && (
            <span className={styles.face}>
              <PlayerPicture id={id} club={club} pack={pack} />
            </span>
          )}
          <p>
            <b>{name}</b>
            <br />
            {nationName(nation, { pack, locale })}
          </p>
        </div>
      ))}
      <p className="muted">{own.foundNote}</p>
    </Panel>
  )
}
