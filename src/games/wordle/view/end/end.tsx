import type { PlayEnd, EndProps, Fact, Star, Ending, Palette, ShareText } from '#play/end/play-end.ts'
import type { View, Answer, Tile } from '../../rules/engine.ts'
import { playerName, rowText, wordsOf } from '../../words.ts'
import type { GameWords } from '#play/game.ts'
import { ageOn } from '#core/age.ts'
import { dateText } from '#i18n/date.ts'
import { nationName } from '#play/football-words.ts'
import { plural, fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { MAX_GUESSES } from '../../rules/terms.ts'
import { Icon } from '#ui/Icon.tsx'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { useNames } from '#play/use-names.ts'
import { PlainTile } from '../play/ClueTile.tsx'
import styles from './kept.module.css'
import { Shrink } from '#play/end/Shrink.tsx'
import * as z from 'zod/mini'
import { Panel } from '#ui/Panel.tsx'

const SQUARES: Record<Palette, Record<Tile['state'], string>> = {
  usual: { ok: '🟩', near: '🟨', no: '⬛' },
  contrast: { ok: '🟦', near: '🟧', no: '⬛' },
}
const ARROWS = { up: '⬆️', down: '⬇️' } as const

/** Share text: a row of squares per guess, with the arrows of the age; the same in sentences. */
export function shareText(view: View, palette: Palette, locale: Locale, t: GameWords<'wordle'>): ShareText {
  const { solved, guesses, gaveUp, hints, rows } = view
  const result = solved ? fill(t.shareSolved, { n: guesses, max: MAX_GUESSES }) : t.shareMissed
  return {
    score: `${solved ? guesses : 'X'}/${MAX_GUESSES}`,
    marks: [...hints.map(() => '💡'), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: rows.map(({ tiles, twin }) => tiles.map((tile) => square(tile, palette)).join('') + (twin ? '👥' : '')),
    inWords: [
      [result, ...(hints.length > 0 ? [plural(locale, t.shareHints, hints.length)] : [])].join(', '),
      ...rows.map((row, at) => rowWords(row, at + 1, t)),
    ],
  }
}

function square(tile: Tile, palette: Palette): string {
  const arrow = tile.kind === 'age' && tile.arrow ? ARROWS[tile.arrow] : ''
  return SQUARES[palette][tile.state] + arrow
}

function rowWords({ tiles, twin }: View['rows'][number], n: number, t: GameWords<'wordle'>): string {
  if (twin) return fill(t.shareTwin, { n })
  const marks = tiles.map((tile) => {
    const arrow = tile.kind === 'age' && tile.arrow ? ` (${t[`mark-${tile.arrow}`]})` : ''
    return `${t[tile.kind].toLowerCase()} ${t[`mark-${tile.state}`]}${arrow}`
  })
  return fill(t.shareGuess, { n, tiles: marks.join(', ') })
}

/** Value of a tile in the comparison with a friend. */
const WORTH = { ok: 2, near: 1, no: 0 } as const

/** End of a Wordle. */
export const end: PlayEnd<View, GameWords<'wordle'>> = {
  ending: endingOf,
  star: starOf,
  Board: KeptBoard,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: FieldShrink,
  about: aboutAnswer,
  shareText: (view, palette, locale, { own }) => shareText(view, palette, locale, own),
  versus: ({ view, pack }) =>
    view.rows.map(({ player, tiles, twin }, at) => ({
      about: String(at + 1),
      label: playerName(player, { pack }),
      signs: tiles.map(({ state }) => state),
      worth: tiles.reduce((sum, { state }) => sum + WORTH[state], 0) - (twin ? 1 : 0),
    })),
  named: (view) => view.rows.map(({ player }) => player),
  distribution: {
    // Bucket 0 counts misses and comes last.
    label: (bucket) => (bucket === 0 ? '×' : String(bucket)),
    own: ({ solved, guesses }) => (solved ? guesses : 0),
    order: (count) => [...Array.from({ length: count - 1 }, (_, at) => at + 1), 0],
  },
}

type Props = EndProps<View, GameWords<'wordle'>>

/** The answer; needs `view.over`. */
function answerOf({ answer }: View): Answer {
  if (!answer) throw new TypeError('a Wordle that is not over has no end')
  return answer
}

/** The answer with flag and crest, captioned "Midfielder, Chelsea, 24". */
function starOf({ view, pack, locale, t: { football } }: Props): Star {
  const { id, name, nation, club: clubId, role, born } = answerOf(view)
  const club = clubId === null ? null : (pack.clubs.get(clubId) ?? null)
  const country = pack.countries.get(nation)
  const line = football[`role-${role}`]
  return {
    id,
    name,
    portrait: pack.byId.get(id)?.portrait === true,
    nation: country ? { name: nationName(nation, { pack, locale }), flag: country.flag } : null,
    club,
    caption: [
      line.charAt(0).toLocaleUpperCase(locale) + line.slice(1),
      ...(club ? [club.shortName] : []),
      ...(born ? [String(ageOn(born, view.day))] : []),
    ].join(', '),
  }
}

/** Birth date, and all clubs of the answer. */
function aboutAnswer({ view, pack, locale, t: { own } }: Props): Fact[] {
  const { born, clubs } = answerOf(view)
  const format = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return [
    ...(born ? [{ term: own.born, text: dateText(locale, born, format) }] : []),
    { term: own.clubs, text: clubs.map((id) => pack.clubs.get(id)?.shortName ?? id).join(', ') },
  ]
}

type Words = GameWords<'wordle'>

/** Ending after a win, a loss or giving up; the shirt of a win has the number of the solving guess. */
export function endingOf({ view, isPractice, locale, t: { own, end } }: EndProps<View, Words>): Ending {
  const { solved, gaveUp, guesses } = view
  if (gaveUp) {
    const over = guesses === 0 ? own.subbedOffAtOnce : plural(locale, own.subbedOff, guesses)
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over, voice, fact: own.gaveUp }
  }
  const over = end.fullTime
  if (!solved) return { result: 'lost', shirt: '×', over, voice: end.voiceLost, fact: own.missedIt }
  const voice = own[`voice-${guesses}` as keyof Words] as string
  return { result: 'won', shirt: String(guesses), over, voice, fact: own[`in-${guesses}` as keyof Words] as string }
}

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

/** Guesses with names; a row opens its tiles. */
export function KeptBoard(props: EndProps<View, GameWords<'wordle'>>) {
  const words = wordsOf(props)
  useNames(
    props.pack,
    props.view.rows.map(({ player }) => player),
  )
  const rows = props.view.rows.map((row) => ({
    key: row.player,
    name: playerName(row.player, words),
    label: rowText(row, words),
    signs: row.tiles.map(({ kind, state }) => (
      <i key={kind} className={styles.sign} data-state={state}>
        <Icon name={SIGNS[state]} />
      </i>
    )),
    more: (
      <div role="table" aria-label={playerName(row.player, words)}>
        <div role="row" className={styles.tiles}>
          {row.tiles.map((tile) => (
            <PlainTile key={tile.kind} tile={tile} words={words} />
          ))}
        </div>
      </div>
    ),
  }))
  return <KeptRows rows={rows} columns="minmax(9.5rem, 52%)" />
}

const Facts = z.object({ left: z.array(z.int()) })

/** Possible answers at the start and after each guess; empty when not counted. */
export function leftOf(facts: unknown): readonly number[] {
  const parsed = Facts.safeParse(facts)
  return parsed.success ? parsed.data.left : []
}

/** Number of possible answers from the start to the last guess. */
export function FieldShrink({ view, pack, facts, locale, t: { own } }: EndProps<View, GameWords<'wordle'>>) {
  useNames(
    pack,
    view.rows.map(({ player }) => player),
  )
  const counts = leftOf(facts)
  if (counts.length < 2) return null
  const names = view.rows.map(({ player }) => lastName(playerName(player, { pack })))
  return (
    <Panel title={own.left}>
      <Shrink
        counts={counts}
        names={counts.map((_, at) => (at === 0 ? own.leftStart : (names[at - 1] ?? String(at))))}
        locale={locale}
      />
    </Panel>
  )
}

const lastName = (name: string): string => name.split(' ').at(-1)!
