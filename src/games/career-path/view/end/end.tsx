import { fill, plural } from '#i18n/format.ts'
import type { Ending, EndProps, PlayEnd, Palette, ShareText } from '#play/end/play-end.ts'
import { nationName, playerName } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import { monthOf } from '#play/months.ts'
import type { Pack } from '#search/pack.ts'
import type { View } from '../../rules/engine.ts'
import { rowStates, type RowState } from '../../rules/row-states.ts'
import { Route } from './Route.tsx'
import { WholeCareer } from './WholeCareer.tsx'
import type { Locale } from '#i18n/locales.ts'
import { Shrink } from '#play/end/Shrink.tsx'
import * as z from 'zod/mini'
import { Panel } from '#ui/Panel.tsx'

const IN_BOTH = { opened: '⬛', hidden: '⬜' } as const
const SQUARES: Record<Palette, Record<RowState, string>> = {
  usual: { ...IN_BOTH, shown: '🟦', found: '🟩', fits: '🟨' },
  contrast: { ...IN_BOTH, shown: '🟪', found: '🟦', fits: '🟧' },
}

/**
 * Share text: a square per row, for open at start, opened by a miss, opened by a fitting guess, found, or never opened.
 */
export function shareText(view: View, palette: Palette, _locale: Locale, t: GameWords<'career-path'>): ShareText {
  const { solved, gaveUp, hard, of, turns } = view
  const n = turns.length
  const result = solved ? fill(t.shareSolved, { n, max: of }) : t.shareMissed
  const open = view.rows.length
  return {
    score: `${solved ? n : 'X'}/${of}`,
    marks: [...(hard ? ['🟥'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [
      rowStates(view)
        .map((state) => SQUARES[palette][state])
        .join(''),
    ],
    inWords: [
      [...(hard ? [t.shareHard] : []), result, fill(t.shareRows, { open, rows: open + view.hidden })].join(', '),
    ],
  }
}

type Own = GameWords<'career-path'>
type Props = EndProps<View, Own>

const MISSED = 0

/** End screen of Career path. */
export const end: PlayEnd<View, Own> = {
  ending: endingOf,
  star({ view, pack, locale, t: { own, football } }) {
    const { id, name, nation, role, position } = view.answer!
    const country = pack.countries.get(nation)
    const rows = (view.solved && !view.hard ? view.rows : view.career) ?? []
    const place = position ? football[`pos-${position}`] : football[`role-${role}`]
    const line = place.charAt(0).toLocaleUpperCase(locale) + place.slice(1)
    const ended = endedIn(id, pack)
    return {
      id,
      name,
      portrait: pack.byId.get(id)?.portrait === true,
      nation: country ? { name: nationName(nation, { pack, locale }), flag: country.flag } : null,
      // The deciding club; clubs without a crest have no shirt to show.
      club: pack.clubs.get(rows.findLast(({ crest }) => crest)?.club ?? '') ?? null,
      caption: ended === null ? line : fill(own.place, { line, year: ended }),
    }
  },
  Trophy: Route,
  Board: WholeCareer,
  board: ({ pack, locale, t: { own } }) => ({
    title: own.kept,
    note: fill(own.keptNote, { month: monthOf(pack.asOf, locale) }),
  }),
  Aha: WhoWasLeft,
  shareText: (view, palette, locale, { own }) => shareText(view, palette, locale, own),
  versus: ({ view, pack, t: { own } }) =>
    view.turns.map((turn, at) => ({
      about: String(at + 1),
      label: turn ? playerName(turn.id, { pack }) : own.nextRow,
      worth: view.solved && at === view.turns.length - 1 ? 2 : turn?.fits ? 1 : 0,
    })),
  distribution: {
    label: (bucket) => (bucket === MISSED ? '×' : String(bucket)),
    own: ({ solved, turns }) => (solved ? turns.length : MISSED),
    order: (count) => [...Array.from({ length: count - 1 }, (_, at) => at + 1), MISSED],
  },
}

/** Years after the last club from which a career counts as over. */
const OVER_YEARS = 2

/** Year in which a career ended; null when it may go on. */
function endedIn(id: string, pack: Pack): number | null {
  const named = pack.byId.get(id)
  if (!named?.clues || named.club !== null || named.to === null) return null
  return named.to <= Number(pack.asOf.slice(0, 4)) - OVER_YEARS ? named.to : null
}

/** "Knew him by Napoli.": names the club of the last open row; other lines when no row was opened. */
function voiceOf({ view, pack, t: { own } }: Props): string {
  const row = view.rows.at(-1)!
  const club = pack.clubs.get(row.club)?.shortName ?? row.name
  if (view.hard || view.rows.length === view.first) return own[`voice-${view.turns.length}` as keyof Own] as string
  return fill(own.voiceBy, { club })
}

function endingOf(props: Props): Ending {
  const { view, isPractice, locale, t } = props
  const { own, end: words } = t
  if (view.gaveUp) {
    const voice = isPractice ? words.voiceGaveUpPractice : words.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact: own.gaveUp }
  }
  const over = words.fullTime
  if (!view.solved) return { result: 'lost', shirt: '×', over, voice: words.voiceLost, fact: own.missedIt }
  const n = view.turns.length
  return {
    result: 'won',
    shirt: String(n),
    over,
    voice: voiceOf(props),
    fact: plural(locale, own.found, view.rows.length),
  }
}

/** Number of remaining footballers considered few. */
const FEW_LEFT = 3

/** Footballers who match the first row, the first two rows, and so on, and the row where few were left. */
export function WhoWasLeft({ facts, locale, t: { own } }: EndProps<View, GameWords<'career-path'>>) {
  const counts = leftOf(facts)
  if (counts.length === 0) return null
  const row = counts.findIndex((count) => count <= FEW_LEFT)
  return (
    <Panel title={own.left}>
      {row >= 0 && <p>{plural(locale, own.leftSays, counts[row]!, { row: row + 1 })}</p>}
      <Shrink counts={counts} locale={locale} />
    </Panel>
  )
}

const Left = z.object({ left: z.array(z.int()) })

/** Footballers left after each row; empty without facts. */
export function leftOf(facts: unknown): readonly number[] {
  const parsed = Left.safeParse(facts)
  return parsed.success ? parsed.data.left : []
}
