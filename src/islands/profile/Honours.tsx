import { ChevronDown } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { KeptHonours } from '#contracts/honours.ts'
import type { Statistics } from '#contracts/results.ts'
import { toIsoDate, type Day } from '#core/days.ts'
import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'
import type { Shelf } from '#games/honour-table.ts'
import { earnedIn, honoursOf, nearestOf, type Honour } from '#games/honours.ts'
import { dayText } from '#i18n/date.ts'
import { fill, number } from '#i18n/format.ts'
import { keepHonours, localHonours, readHonours } from '#stores/honours.ts'
import { Disc } from '#play/honours/Disc.tsx'
import { loadHonourWords, type HonourWords } from '#play/honours/words.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import styles from './honours.module.css'
import { Rail } from './Rail.tsx'
import type { Speech } from './words.ts'

const SHOWN = 4

/** Shelves that belong to no game. */
const COMMON = ['days', 'weeks', 'albums', 'quiz', 'friends'] as const satisfies readonly Shelf[]

type Props = Speech & { statistics: Statistics; today: Day }

/** Four honours, the nearest open one if it is not among them, and on demand all shelves. */
export default function Honours({ statistics, today, ...speech }: Props) {
  const { locale } = speech
  const { loaded: words } = useLoaded(useCallback(() => loadHonourWords(locale), [locale]))
  const honours = useHonours(statistics, today)
  const [isOpen, setOpen] = useState(false)
  if (!words) return <section className={`card ${styles.honours}`} />
  const won = honours.filter(({ earned }) => earned !== null)
  const shown = foremost(won, honours)
  const [next] = nearestOf(honours).filter(({ have }) => have > 0)
  const list = { words, locale, today, games: speech.games }
  return (
    <section className={`card ${styles.honours}`}>
      <div className={styles.head}>
        <h2 id="honours">{words.title}</h2>
        <span className="sm muted n">{fill(words.of, { earned: won.length, all: honours.length })}</span>
        <button
          type="button"
          className={styles.all}
          aria-expanded={isOpen}
          aria-controls="shelves"
          onClick={() => setOpen(!isOpen)}
        >
          {words.all}
          <ChevronDown className="i" aria-hidden="true" />
        </button>
      </div>
      {next && !shown.includes(next) && (
        <p className="sm muted">
          {fill(words.next, {
            name: nameOf(next, words, speech.games),
            have: number(locale, next.have),
            need: number(locale, next.need),
          })}
        </p>
      )}
      <Medals {...list} honours={shown} labelled="honours" withGames />
      <div id="shelves" hidden={!isOpen}>
        {isOpen && <Shelves {...list} speech={speech} honours={honours} mostPlayed={mostPlayed(statistics)} />}
      </div>
    </section>
  )
}

/** The newest honours, then the nearest open ones. */
const foremost = (won: readonly Honour[], honours: readonly Honour[]): Honour[] =>
  [
    ...won.toSorted((one, other) => toIsoDate(other.earned!).localeCompare(toIsoDate(one.earned!))),
    ...nearestOf(honours),
  ].slice(0, SHOWN)

/** The player's honours; stores newly earned ones. */
function useHonours(statistics: Statistics, today: Day): Honour[] {
  const [kept, setKept] = useState<KeptHonours | null>(null)
  useEffect(() => {
    let isWanted = true
    void readHonours().then((read) => isWanted && setKept(read))
    return () => void (isWanted = false)
  }, [])
  const honours = useMemo(() => {
    const known = kept ? { outside: kept.outside, kept: kept.earned } : { kept: localHonours() }
    return honoursOf({ statistics, today, ...known })
  }, [statistics, today, kept])
  useEffect(() => {
    if (!kept) return
    const fresh = honours.filter(({ id, earned }) => earned !== null && !(id in kept.earned))
    void keepHonours(earnedIn(fresh))
  }, [honours, kept])
  return honours
}

const mostPlayed = (statistics: Statistics): GameId => {
  const count = (game: GameId) => statistics[game]?.length ?? 0
  return GAME_IDS.reduce((most, game) => (count(game) > count(most) ? game : most))
}

type List = { words: HonourWords; locale: Speech['locale']; today: Day; games: Speech['games'] }

/** Games share names of honours: "Run of five (Age)". */
function nameOf({ name, shelf }: Honour, words: HonourWords, games: Speech['games']): string {
  const own = words[`name-${name}`]
  return isGameId(shelf) ? `${own} (${games[shelf]})` : own
}

function Shelves(props: List & { speech: Speech; honours: readonly Honour[]; mostPlayed: GameId }) {
  const { words, speech, honours, mostPlayed } = props
  const [game, choose] = useState(mostPlayed)
  const shelf = (id: Shelf) => honours.filter((honour) => honour.shelf === id)
  return (
    <>
      {COMMON.map((id) => (
        <div key={id} className={styles.shelf}>
          <h3 id={`shelf-${id}`}>{words[`shelf-${id}`]}</h3>
          <Medals {...props} honours={shelf(id)} labelled={`shelf-${id}`} />
        </div>
      ))}
      <div className={styles.shelf}>
        <h3 className="vh">{words.byGame}</h3>
        <Rail {...speech} chosen={game} onChoose={choose} />
        <h3 id="shelf-game">{speech.games[game]}</h3>
        <Medals {...props} honours={shelf(game)} labelled="shelf-game" />
      </div>
    </>
  )
}

type MedalsProps = List & {
  honours: readonly Honour[]
  labelled: string
  /** For honours of several games side by side. */
  withGames?: boolean
}

function Medals({ honours, labelled, withGames = false, ...list }: MedalsProps) {
  return (
    <ul className={styles.medals} data-few={withGames || undefined} aria-labelledby={labelled}>
      {honours.map((honour) => (
        <Medal key={honour.id} {...list} honour={honour} withGame={withGames} />
      ))}
    </ul>
  )
}

function Medal({
  words,
  locale,
  games,
  honour,
  withGame,
}: Omit<List, 'today'> & { honour: Honour; withGame: boolean }) {
  const { name, shelf, have, need, earned, times } = honour
  const figures = { have: number(locale, have), need: number(locale, need) }
  return (
    <li data-honour={honour.id} data-won={earned !== null || undefined}>
      <Disc {...honour} />
      <b>{words[`name-${name}`]}</b>
      {withGame && isGameId(shelf) && <small>{games[shelf]}</small>}
      <small className={styles.rule}>{fill(words[`for-${name}`], figures)}</small>
      {earned === null ? (
        <small className="n">{have > 0 && need > 1 ? fill(words.progress, figures) : words.open}</small>
      ) : (
        <small>
          <span className="vh">{words.earned} </span>
          {dayText(locale, toIsoDate(earned))}
          {times > 1 && <span className="vh">, {fill(words.times, { count: number(locale, times) })}</span>}
        </small>
      )}
    </li>
  )
}
