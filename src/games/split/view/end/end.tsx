import { pictureAddress } from '#core/picture-address.ts'
import { surnameOf } from '#core/surname.ts'
import { fill, plural } from '#i18n/format.ts'
import { footballerItem } from '#play/end/collected.ts'
import { mostFirst } from '#play/end/bars.ts'
import { runEnding, type PlayEnd, type Palette, type ShareText, type EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View, ThirdView, Shares } from '../../rules/engine.ts'
import { THIRDS, GUESSES } from '../../rules/terms.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { aboutText } from '#play/face/texts.ts'
import styles from './end.module.css'
import { useState, type CSSProperties } from 'react'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useStore } from '@nanostores/react'
import { percent } from '#i18n/measures.ts'
import { $records } from '#stores/records.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { CLEAN } from '#games/outcome.ts'
import { Panel } from '#ui/Panel.tsx'

const FOUND: Record<Palette, string> = { usual: '🟩', contrast: '🟦' }

/** Share text: a symbol per third, and the number of guesses, without names. */
function shareTextOf(view: View, palette: Palette, t: GameWords<'split'>): ShareText {
  const { thirds, tried, usedWords, gaveUp, points } = view
  const hints = thirds.some((third) => third.hints > 0)
  const used = tried.length
  return {
    score: `${used}/${GUESSES}`,
    marks: [...(hints ? ['💡'] : []), ...(usedWords ? ['📝'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [thirds.map(({ isFound }) => (isFound ? FOUND[palette] : '⬛')).join('')],
    inWords: [
      fill(t.shareSum, { count: foundIn(view).length, max: THIRDS.length, used, most: GUESSES, points: points.sum }),
      ...(hints ? [t.shareHint] : []),
      ...(usedWords ? [t.shareWords] : []),
      ...thirds.map(({ isFound }, at) =>
        fill(isFound ? t.shareFound : t.shareMissed, { third: t[`third-${at as 0 | 1 | 2}`] }),
      ),
    ],
  }
}

/** End screen of Split. */
export const end: PlayEnd<View, GameWords<'split'>> = {
  ending(props) {
    const { view, t } = props
    const count = foundIn(view).length as 0 | 1 | 2 | 3
    return runEnding(props, {
      isWon: count === THIRDS.length,
      shirt: String(count),
      voice: isClean(view) ? t.own['voice-clean'] : t.own[`voice-${count}`],
      fact: fill(t.own.fact, { count, max: THIRDS.length, points: view.points.sum }),
    })
  },
  noPoints: ({ t: { end } }) => end['chance-split'],
  collects: footballerItem,
  Trophy: Team,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Whose,
  shareText: (view, palette, _, { own }) => shareTextOf(view, palette, own),
  versus: ({ view, t: { own } }) =>
    view.thirds.map(({ isFound }, at) => ({
      about: own[`third-${at as 0 | 1 | 2}`],
      label: guessFor(view, at)?.toString() ?? '–',
      signs: [isFound ? 'ok' : 'no'],
      worth: isFound ? 1 : 0,
    })),
  distribution: {
    // The column for all three without a miss has its own label.
    label: (bar) => (bar > THIRDS.length ? `${THIRDS.length}★` : String(bar)),
    own: (view) => foundIn(view).length + (isClean(view) ? 1 : 0),
    order: mostFirst,
  },
}

/** The thirds that were found. */
export const foundIn = ({ thirds }: Pick<View, 'thirds'>): ThirdView[] => thirds.filter(({ isFound }) => isFound)

/** True for all three without a miss. */
export const isClean = ({ points }: Pick<View, 'points'>): boolean => points.clean > 0

/** Number of the guess that found this third, from 1; null without one. */
export function guessFor({ tried }: Pick<View, 'tried'>, at: number): number | null {
  const nth = tried.findIndex(({ third }) => third === at)
  return nth < 0 ? null : nth + 1
}

/** The three; a row opens to the whole face, his details and the report link. */
export function Kept({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'split'>>) {
  const rows = view.thirds.map(({ who, isFound }, at) => {
    const third = who!
    const n = guessFor(view, at)
    const label = n === null ? own.keptMissed : fill(own.keptFound, { n })
    return {
      key: third.id,
      name: third.name,
      label: `${own[`third-${at as 0 | 1 | 2}`]}: ${third.name}, ${label}`,
      signs: (
        <span className={styles.sign} data-found={isFound ? '' : undefined}>
          {isFound ? '✓' : '×'}
        </span>
      ),
      more: (
        <div className={styles.more}>
          {!view.inWords && (
            <img src={pictureAddress(`portrait/${third.id}.svg`)} alt="" width={96} height={96} loading="lazy" />
          )}
          <div>
            <p>{aboutText(third, { pack, locale, football })}</p>
            <ReportButton
              iconOnly
              about={{ game: 'split', about: { kind: 'footballer', id: third.id }, name: third.name }}
              locale={locale}
              t={end}
            />
          </div>
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="3.4em" />
}

/** The three footballers, missed ones in grey, with their names on one band; only names in the text version. */
export function Team({ view, pack }: EndProps<View, GameWords<'split'>>) {
  return (
    <div className={styles.photo} aria-hidden="true">
      {!view.inWords && (
        <div className={styles.team}>
          {view.thirds.map(({ who, isFound }, at) => (
            <span
              key={who!.id}
              className={styles.one}
              data-found={isFound ? '' : undefined}
              style={{ '--nth': at } as CSSProperties}
            >
              <PlayerPicture id={who!.id} club={who!.club} pack={pack} isBare />
            </span>
          ))}
        </div>
      )}
      <div className={styles.band}>
        {view.thirds.map(({ who, isFound }) => (
          <span key={who!.id}>
            {!isFound && <Icon name="cross" />}
            <b className="cut">{surnameOf(who!.name)}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

/**
 * The face again with a name under each third; pressing a third grows it into the whole face. Below are the share of
 * the day's players who found it, and the number of hat-tricks so far. Empty for a run in the text version.
 */
export function Whose({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'split'>>) {
  const [whole, setWhole] = useState<number | null>(null)
  const records = useStore($records).split ?? []
  const shares = sharesIn(facts)
  const tricks = hatTricks(records, isClean(view) ? view.thirds.map(({ who }) => who!.id) : null)
  if (view.inWords) return null
  return (
    <Panel title={own.whose}>
      <div className={styles.face}>
        {view.thirds.map(({ who }, at) => (
          <img
            key={who!.id}
            src={pictureAddress(`portrait/${who!.id}.svg`)}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            data-third={THIRDS[at]}
            data-whole={at === whole ? '' : undefined}
          />
        ))}
      </div>
      <div className={styles.names} role="group" aria-label={own.whose}>
        {view.thirds.map(({ who, isFound }, at) => (
          <button
            key={who!.id}
            type="button"
            aria-pressed={at === whole}
            data-found={isFound ? '' : undefined}
            onClick={() => setWhole(at === whole ? null : at)}
          >
            {who!.name}
            {shares[at] !== null && <small>{fill(own.foundBy, { share: percent(locale, shares[at]! / 100) })}</small>}
          </button>
        ))}
      </div>
      <p className="muted">{own.whoseNote}</p>
      {tricks > 0 && (
        <p>
          <span className="chip">{plural(locale, own.hatTricks, tricks)}</span>
        </p>
      )}
    </Panel>
  )
}

type KeptThird = Pick<ResultRecord, 'tags' | 'items'>

/**
 * Number of runs with all three found without a miss. Counts the run that just ended (`three`) once, whether it is
 * stored already or not.
 */
export function hatTricks(records: readonly KeptThird[], three: readonly string[] | null): number {
  const kept = records.filter(({ tags }) => tags.includes(CLEAN))
  const isNew = three !== null && !kept.some(({ items }) => three.every((id) => items?.includes(id)))
  return kept.length + (isNew ? 1 : 0)
}

/** Shares from the server; all null for practice, and when too few have played. */
export function sharesIn(facts: unknown): readonly (number | null)[] {
  const { found } = (facts ?? {}) as Partial<Shares>
  return THIRDS.map((_, third) => {
    const share: unknown = found?.[third]
    return Number.isInteger(share) ? (share as number) : null
  })
}
