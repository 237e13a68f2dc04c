import { pictureAddress } from '#core/picture-address.ts'
import { fill } from '#i18n/format.ts'
import { runEnding, type PlayEnd, type Palette, type ShareText, type EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View, Shown } from '../../rules/engine.ts'
import { CARDS, CHANCE, HINT_POINTS, MARKS } from '../../rules/terms.ts'
import { groundName, figuresOf } from '../../words.ts'
import { Where } from './Where.tsx'
import styles from './end.module.css'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { Fan } from './Fan.tsx'
import { clubOf } from './club-of.ts'
import { listOf } from '#play/football-words.ts'
import { Crest } from '../play/Handle.tsx'

/** Square by the check at which a ground was right; 0: never. */
const SIGNS: Record<Palette, readonly [string, string, string, string]> = {
  usual: ['⬛', '🟩', '🟨', '🟧'],
  contrast: ['⬛', '🟦', '🟨', '🟧'],
}

/** Share text: six squares by check, and the same in words, without grounds or clubs. */
export function shareText(
  { cards, locked, gaveUp, hints }: View,
  palette: Palette,
  t: GameWords<'stadiums'>,
): ShareText {
  return {
    score: `${locked}/${CARDS}`,
    marks: [...Array<string>(hints).fill('💡'), ...(gaveUp ? ['🏳️'] : [])].join(''),
    rows: [cards.map(({ right }) => SIGNS[palette][(right?.check ?? 0) as 0 | 1 | 2 | 3]).join('')],
    inWords: [
      fill(t.shareSum, { count: locked, max: CARDS }),
      ...cards.map(({ right }, at) =>
        right ? fill(t.shareNth, { n: at + 1, check: right.check }) : fill(t.shareNthNever, { n: at + 1 }),
      ),
      ...(hints > 0 ? [fill(t.shareHints, { count: hints })] : []),
    ],
  }
}

type Own = GameWords<'stadiums'>

/** Marks of the grounds placed right. */
const marksOf = ({ cards }: View): number =>
  cards.reduce((sum, { right }) => sum + (right ? MARKS[right.check - 1]! : 0), 0)

/** End screen of Stadiums. */
export const end: PlayEnd<View, Own> = {
  ending: (props) => {
    const { view, t } = props
    const voice = t.own[`voice-${view.locked as 0 | 1 | 2 | 3 | 4 | 5 | 6}`]
    const atOnce = view.locked === CARDS && view.cards.every(({ right }) => right?.check === 1)
    return runEnding(props, {
      isWon: view.locked === CARDS && marksOf(view) - CHANCE > HINT_POINTS * view.hints,
      shirt: String(view.locked),
      voice: atOnce ? t.own.voiceAtOnce : voice,
      fact: fill(t.own.fact, { count: view.locked, max: CARDS }),
    })
  },
  noPoints: ({ t: { end } }) => fill(end['chance-stadiums'], { from: CHANCE }),
  collects: (id, { view, t: { own } }) => {
    const at = view.cards.findIndex(({ ground }) => ground === id)
    return at < 0 ? null : { name: groundName(view.cards[at]!, at, own), picture: pictureAddress(`ground/${id}.svg`) }
  },
  Trophy: Fan,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Where,
  shareText: (view, palette, _, { own }) => shareText(view, palette, own),
  versus: ({ view, t: { own } }) =>
    view.cards.map((card, at) => ({
      about: groundName(card, at, own),
      label: card.right ? String(card.right.check) : '–',
      worth: card.right ? MARKS[card.right.check - 1]! : 0,
    })),
  distribution: {
    label: (bar) => String(bar),
    own: ({ locked }) => locked,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}

/** The six grounds with their clubs; a row opens to the drawing and its details. */
export function Kept({ view, pack, locale, t: { own, end } }: EndProps<View, GameWords<'stadiums'>>) {
  const nameOf = (club: string) =>
    view.logos.find((logo) => logo.club === club)?.name ?? pack.clubs.get(club)?.shortName ?? club
  const rows = view.cards.map((card: Shown, at) => {
    const name = groundName(card, at, own)
    const clubs = card.clubs ?? []
    const club = clubOf(card, view)!
    const check = card.right?.check ?? null
    const whose = listOf(clubs.map(nameOf), locale, 'conjunction')
    return {
      key: card.token,
      name: `${at + 1}. ${name}`,
      label: `${name}, ${whose}, ${check ? fill(own.keptAt, { check }) : own.keptNever}`,
      signs: (
        <>
          <Crest club={club} className={styles.crest} />
          <span className={styles.sign} data-check={check ?? undefined}>
            {check ? `✓${check}` : '×'}
          </span>
        </>
      ),
      more: (
        <div className={styles.more}>
          {card.ground && (
            <img src={pictureAddress(`ground/${card.ground}.svg`)} alt="" width={160} height={100} loading="lazy" />
          )}
          <div>
            <p className="b">{whose}</p>
            <p className="muted n">{[card.city?.[locale], figuresOf(card, locale)].filter(Boolean).join(' · ')}</p>
            {card.meanwhile && <p>{fill(own.meanwhile, { ground: card.meanwhile })}</p>}
            <ReportButton
              iconOnly
              about={{ game: 'stadiums', about: { kind: 'club', id: club }, name }}
              locale={locale}
              t={end}
            />
          </div>
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="5.6em" />
}
