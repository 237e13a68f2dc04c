import { shuffled } from '#core/random.ts'
import type { Noun } from '#data/grammar-file.ts'
import { TITLES, COMPETITIONS, type Footballer, type Names, type Title, type Competition } from '#data/types.ts'
import { threeOthers, threeAlike, threeOf } from '../alike.ts'
import { couldWin, yearsOf, askedTitles, isNation, winnerOf } from '../titles.ts'
import type { Template } from '../template.ts'
import { COLON, inAll, listLine } from '../../words/careers.ts'
import { the, le, el } from '#data/phrases/grammar.ts'
import { asPlayer, titleNoun } from '#data/phrases/prizes.ts'
import { playedFor, wasIn, type QuizFacts } from '../facts.ts'
import { seasonName } from '../../words/dates.ts'
import { areOfOneGermany, nationIn } from '../../words/nations.ts'
import { anyTitle, dated, edition, everPrize, everTitle, FRENCH_TITLE, prizeIn } from '../../words/prizes.ts'

/** Fame of a goalkeeper who was no reserve at his clubs. */
const FIRST_CHOICE = 5

/** False for a goalkeeper of lesser fame with a cup of clubs: he may have watched all of it from the bench. */
const mustHavePlayed = ({ role, fame }: Footballer, title: Title): boolean =>
  isNation(title) || role !== 'Goalkeeper' || fame >= FIRST_CHOICE

/** Left the squad of the winners before the final, in disgrace: some lists count the title and others do not. */
const SENT_HOME: Readonly<Record<string, Title>> = { mido: 'africa_cup' }

export const wonTitle: Template = {
  id: 'won-title',
  about: ['title'],
  options: 'footballer',
  ease: -0.3,
  most: 420,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      for (const title of TITLES) {
        if (facts.judge({ kind: 'title', title }, right) !== 'yes' || !mustHavePlayed(right, title)) continue
        const three = threeOthers(
          right,
          facts,
          random,
          (one) => facts.judge({ kind: 'title', title }, one) === 'no',
          // Prefers others who could have won it and are as famous: the title alone does not give the answer away.
          (one) => 2 * Number(couldWin(title, one.nation, facts)) + Number(one.fame >= right.fame),
        )
        if (three) yield { about: [title], options: [right.id, ...three] }
      }
    }
  },
  truth: ([title], option, facts) =>
    SENT_HOME[option] === title
      ? 'unknown'
      : facts.judge({ kind: 'title', title: title as Title }, facts.footballer(option)),
  text([title]) {
    const noun = everTitle(title as Title)
    const as = asPlayer(title as Title)
    return {
      en: `Which of these won ${the(noun)}${as.en}?`,
      fr: `Lequel a remporté ${le(noun)}${as.fr}\u202f?`,
      es: `¿Cuál de estos ganó ${el(noun)}${as.es}?`,
    }
  },
  why([title], right, facts) {
    const years = yearsOf(right, title as Title, facts)
    const [first, ...others] = years
    const won = dated(title as Title, first!)
    return inAll(
      (language) => `${facts.footballer(right).name}${COLON[language]}${[won[language], ...others].join(', ')}`,
    )
  },
}

/** Titles with many winners: not having a smaller one surprises nobody. */
const ASKED: readonly Title[] = TITLES.filter((title) => title !== 'africa_cup' && title !== 'ballon_dor')
const EACH = 220
const WINNERS = { en: 'Winners: ', fr: 'Vainqueurs\u202f: ', es: 'Ganadores: ' }

/** The odd one out of four. */
export const neverWonTitle: Template = {
  id: 'never-won-title',
  about: ['title'],
  options: 'footballer',
  ease: -0.3,
  most: 400,
  *make(facts, random) {
    for (const title of ASKED) {
      const verdictOf = (one: (typeof facts.asked)[number]) => facts.judge({ kind: 'title', title }, one)
      const winners = facts.asked.filter((one) => verdictOf(one) === 'yes')
      // An active player may win it before the facts record it.
      const others = shuffled(facts.asked, random).filter(
        (one) => verdictOf(one) === 'no' && one.fame > 3 && one.club === null && couldWin(title, one.nation, facts),
      )
      for (const right of others.slice(0, EACH)) {
        const three = threeAlike(right, winners, random)
        if (three) yield { about: [title], options: [right.id, ...three] }
      }
    }
  },
  truth([title], option, facts) {
    const won = facts.judge({ kind: 'title', title: title as Title }, facts.footballer(option))
    return won === 'unknown' ? 'unknown' : won === 'yes' ? 'no' : 'yes'
  },
  text([title]) {
    const noun = everTitle(title as Title)
    const as = asPlayer(title as Title)
    return {
      en: `Odd one out: who never won ${the(noun)}${as.en}?`,
      fr: `Cherche l’intrus\u202f: qui n’a jamais remporté ${le(noun)}${as.fr}\u202f?`,
      es: `Busca al intruso: ¿quién nunca ganó ${el(noun)}${as.es}?`,
    }
  },
  why: ([title], _, facts, winners) =>
    inAll((language) => {
      const won = winners.map((id) => {
        const years = yearsOf(id, title as Title, facts)
        return `${facts.footballer(id).name}${years.length > 0 ? ` (${years.join(', ')})` : ''}`
      })
      return listLine(WINNERS[language], won)
    }),
}

/** Older finals are history lessons. */
const FIRST_YEAR = 1966
/** The other options won it within this many years. */
const ERA = 16

const titleInYear = (id: string, options: 'nation' | 'club', most: number, ease: number): Template => ({
  id,
  about: ['title', 'year'],
  options,
  ease,
  most,
  *make(facts, random) {
    const titles = askedTitles(facts).filter(
      ({ title, year, winner }) => year >= FIRST_YEAR && isNation(title) === (options === 'nation') && canSay(winner),
    )
    function canSay(winner: string): boolean {
      return options === 'nation' ? facts.grammar.countries.has(winner) : facts.isNamed(winner)
    }
    for (const { title, year, winner } of shuffled(titles, random)) {
      const others = titles
        .filter((one) => one.title === title && Math.abs(one.year - year) <= ERA)
        .map((one) => one.winner)
      const three = threeOf(others, random, (one) => one !== winner)
      if (three) yield { about: [title, String(year)], options: [winner, ...three] }
    }
  },
  truth([title, year], option, facts) {
    const winner = winnerOf(title as Title, Number(year), facts)
    return winner === null ? 'unknown' : winner === option ? 'yes' : 'no'
  },
  text([title, year]) {
    const noun = titleNoun(title as Title, Number(year))
    const isEuro = title === 'european_championship'
    return {
      en: `Who won ${isEuro ? edition(title, Number(year)) : `${the(noun)} in ${year}`}?`,
      fr: `Qui a remporté ${le(noun)} en ${year}\u202f?`,
      es: `¿Quién ganó ${el(noun)} en ${year}?`,
    }
  },
  why: ([title, year], right, facts) =>
    inAll(
      (language) =>
        `${dated(title as Title, Number(year))[language]}${COLON[language]}${nounOf(right, Number(year), facts)![language]}`,
    ),
})

export const nationTitleInYear = titleInYear('nation-title', 'nation', 120, 0.1)
export const clubTitleInYear = titleInYear('club-title', 'club', 160, -0.3)

/** The year before the European Cup and the UEFA Cup changed their names: one sentence holds one name. */
const RENAMED_CUPS = 1993
const NEAR = 20

const nounOf = (winner: string, year: number, facts: QuizFacts) =>
  facts.grammar.countries.has(winner) ? nationIn(winner, year, facts) : facts.grammar.clubs.get(winner)

export const yearOfTitle: Template = {
  id: 'year-of-title',
  about: ['title', 'word'],
  options: 'year',
  ease: -0.6,
  most: 150,
  *make(facts, random) {
    const titles = askedTitles(facts).filter(
      ({ title, year, winner }) => year >= (isNation(title) ? FIRST_YEAR : RENAMED_CUPS) && nounOf(winner, year, facts),
    )
    for (const { title, year, winner } of shuffled(titles, random)) {
      if (title === 'europa_league') continue
      const years = titles
        .filter((one) => one.title === title && Math.abs(one.year - year) <= NEAR)
        // A year of the other Germany would rule itself out.
        .filter((one) => winner !== 'DE' || areOfOneGermany(one.year, year))
        .map((one) => String(one.year))
      const three = threeOf(years, random, (one) => winnerOf(title, Number(one), facts) !== winner)
      if (three) yield { about: [title, winner], options: [String(year), ...three] }
    }
  },
  truth([title, winner], year, facts) {
    const won = winnerOf(title as Title, Number(year), facts)
    return won === null ? 'unknown' : won === winner ? 'yes' : 'no'
  },
  text([title, winner], facts, options = []) {
    const noun = anyTitle(title as Title)
    const who = nounOf(winner!, Number(options[0] ?? facts.asOf.slice(0, 4)), facts)!
    return {
      en: `In which of these years did ${the(who)} win ${the(noun)}?`,
      fr: `Laquelle de ces années a vu ${le(who)} remporter ${le(noun)}\u202f?`,
      es: `¿En cuál de estos años ganó ${el(who)} ${el(noun)}?`,
    }
  },
  why: ([title, winner], year, facts) =>
    inAll(
      (language) =>
        `${dated(title as Title, Number(year))[language]}${COLON[language]}${nounOf(winner!, Number(year), facts)![language]}`,
    ),
}

/** Competitions that fans remember year by year; cups of recent decades only. */
const LEAGUES: readonly Competition[] = ['premier_league', 'la_liga', 'serie_a', 'bundesliga', 'ligue_1']
const CUPS: readonly Competition[] = [
  'fa_cup',
  'copa_del_rey',
  'coppa_italia',
  'dfb_pokal',
  'coupe_de_france',
  'libertadores',
]
const SINCE = { league: 1976, cup: 1995 } as const
/** The other options won it within this many years. */
const CHAMPIONS_OF_ERA = 10

/** `2010/11` for a league, `2011` for a cup. */
const labelOf = (competition: Competition, year: number): string =>
  LEAGUES.includes(competition) ? seasonName(year - 1) : String(year)

const championOf = (competition: string, year: number, { history }: QuizFacts): string | null =>
  history.champions.find((won) => won.competition === competition && won.year === year)?.club ?? null

/** First on the pitch, then stripped of the title: no wrong option, and the explanation says so. */
const STRIPPED: Readonly<Record<string, { club: string; note: Names }>> = {
  'serie_a 2006': {
    club: 'juventus',
    note: {
      en: 'Juventus were stripped of it after Calciopoli',
      fr: 'titre retiré à la Juventus après le Calciopoli',
      es: 'título retirado a la Juventus por el Calciopoli',
    },
  },
}

export const championsOf: Template = {
  id: 'champions-of',
  about: ['competition', 'year'],
  options: 'club',
  ease: -0.3,
  most: 300,
  *make(facts, random) {
    const asked = COMPETITIONS.filter((one) => LEAGUES.includes(one) || CUPS.includes(one))
    const won = facts.history.champions.filter(
      ({ competition, year, club }) =>
        asked.includes(competition) &&
        year >= (LEAGUES.includes(competition) ? SINCE.league : SINCE.cup) &&
        facts.isNamed(club),
    )
    for (const { competition, year, club } of shuffled(won, random)) {
      const rivals = won
        .filter((one) => one.competition === competition && Math.abs(one.year - year) <= CHAMPIONS_OF_ERA)
        .map((one) => one.club)
      const three = threeOf(rivals, random, (one) => one !== club && one !== STRIPPED[`${competition} ${year}`]?.club)
      if (three) yield { about: [competition, String(year)], options: [club, ...three] }
    }
  },
  truth([competition, year], club, facts) {
    const champion = championOf(competition!, Number(year), facts)
    if (club === STRIPPED[`${competition} ${year}`]?.club) return 'unknown'
    return champion === null ? 'unknown' : champion === club ? 'yes' : 'no'
  },
  text([competition, year]) {
    const noun = prizeIn(competition as Competition, Number(year))
    const label = labelOf(competition as Competition, Number(year))
    return {
      en: `Who won ${the(noun)} in ${label}?`,
      fr: `Qui a ${wonInFrench(noun)} en ${label}\u202f?`,
      es: `¿Quién ganó ${el(noun)} en ${label}?`,
    }
  },
  why([competition, year], club, facts) {
    const noun = prizeIn(competition as Competition, Number(year))
    const label = labelOf(competition as Competition, Number(year))
    const note = STRIPPED[`${competition} ${year}`]?.note
    return inAll((language) => {
      const line = `${capital(noun[language])} ${label}${COLON[language]}${facts.noun(club)[language]}`
      return note ? `${line} (${note[language]})` : line
    })
  },
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `été champion de France`, `remporté la Liga`. */
const wonInFrench = (prize: Noun): string =>
  prize === FRENCH_TITLE ? 'été champion de France' : `remporté ${le(prize)}`

/** Weight of having played for the club, above every likeness. */
const AT_CLUB = 5
/** Wrong options that played for the club without winning this prize there. */
const LEAST_AT_CLUB = 2

/** Two matches in December: many of a club's men were there for neither. */
const SHORT: Competition = 'club_world_cup'

/** At the club through that year's competition and in none of its matches: injured, or bound to the cup by another club. */
const WITHOUT_A_MATCH: Readonly<Record<string, Competition>> = {
  'benoit-assou-ekotto': 'league_cup',
  'owen-hargreaves': 'league_cup',
  'peter-shilton': 'league_cup',
}

/** The last year of a cup that is played no more. */
const LAST_YEARS: Partial<Record<Competition, number>> = { coupe_de_la_ligue: 2020 }

/** False for a man who came to the country after the last year of its cup. */
const wasThereInTime = ({ career }: Footballer, nation: string, competition: Competition, facts: QuizFacts): boolean =>
  career.some(
    ({ club, from }) =>
      facts.club(club).nation === nation && from !== null && from < (LAST_YEARS[competition] ?? Infinity),
  )

export const wonWith: Template = {
  id: 'won-with',
  about: ['competition', 'club'],
  options: 'footballer',
  ease: -0.4,
  most: 500,
  *make(facts, random) {
    const wanted = facts.asked.flatMap((right) => {
      const wins = shuffled(facts.evidence.wins.get(right.id)?.yes ?? [], random)
      // The explanation lists all his years: none may be unproven or older than the list of champions.
      const mayHave = facts.evidence.wins.get(right.id)?.maybe ?? []
      const areAll = ({ competition, club }: (typeof wins)[number]) =>
        !mayHave.some((chance) => chance.competition === competition && (chance.club === club || chance.club === null))
      return wins
        .filter((win) => win.competition !== SHORT && facts.isNamed(win.club) && areAll(win))
        .filter((win) => WITHOUT_A_MATCH[right.id] !== win.competition)
        .slice(0, 2)
        .map((win) => ({ right, ...win }))
    })
    for (const { right, competition, club } of shuffled(wanted, random)) {
      const { nation } = facts.club(club)
      const three = threeOthers(
        right,
        facts,
        random,
        // A man who never played in that country rules himself out.
        (one) =>
          wasIn(one, nation, facts) &&
          wasThereInTime(one, nation, competition, facts) &&
          facts.judge({ kind: 'competitionWith', competition, club }, one) === 'no',
        (one) => AT_CLUB * Number(playedFor(one, club, facts) === 'yes'),
      )
      if (three && three.filter((id) => playedFor(facts.footballer(id), club, facts) === 'yes').length >= LEAST_AT_CLUB)
        yield { about: [competition, club], options: [right.id, ...three] }
    }
  },
  truth: ([competition, club], option, facts) =>
    facts.judge(
      { kind: 'competitionWith', competition: competition as Competition, club: club! },
      facts.footballer(option),
    ),
  text([competition, club], facts) {
    const prize = everPrize(competition as Competition)
    const noun = facts.noun(club!)
    return {
      en: `Which player won ${the(prize)} with ${noun.en}?`,
      fr: `Quel joueur a ${wonInFrench(prize)} avec ${le(noun)}\u202f?`,
      es: `¿Qué jugador ganó ${el(prize)} con ${el(noun)}?`,
    }
  },
  why([competition, club], right, facts) {
    const years = (facts.evidence.wins.get(right)?.yes ?? [])
      .filter((win) => win.competition === competition && win.club === club)
      .map(({ year }) => year)
      .sort()
    const prize = everPrize(competition as Competition)
    return inAll(
      (language) =>
        `${facts.footballer(right).name}${COLON[language]}${prize[language]} ${years.join(', ')} (${facts.noun(club!)[language]})`,
    )
  },
}
