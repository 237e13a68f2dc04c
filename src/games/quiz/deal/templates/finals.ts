import { shuffled } from '#core/random.ts'
import { the, le, el, al, del, du } from '#data/phrases/grammar.ts'
import { titleNoun } from '#data/phrases/prizes.ts'
import type { Noun } from '#data/grammar-file.ts'
import type { Final } from '#data/history-file.ts'
import type { Names, Title } from '#data/types.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { PictureRef } from '../question.ts'
import type { Template } from '../template.ts'
import { isNation, YOUNG } from '../titles.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { areOfOneGermany, nationIn } from '../../words/nations.ts'
import { anyTitle, dated, edition, theEdition } from '../../words/prizes.ts'

/** Side of a final: a nation or a club. */
type Side = 'nation' | 'club'

/** The other options are of finals within this many years. */
const ERA = 24
/** Finals of these are told year by year; of the others, those of recent decades. */
const WATCHED: readonly Title[] = ['world_cup', 'european_championship', 'champions_league']
const RECENT = 1990
const FIRST_YEAR = 1954

/** A neighbour in sport is no wrong option: Saint-Denis is a suburb of Paris. */
const NEIGHBOURS = ['Paris', 'Saint-Denis']

/** A nation, or a club that sentences can name; null: neither. */
const sideOf = (id: string, { grammar }: QuizFacts): Noun | null =>
  grammar.countries.get(id) ?? grammar.clubs.get(id) ?? null

const nounOf = (id: string, year: number, facts: QuizFacts): Noun =>
  facts.grammar.countries.has(id) ? nationIn(id, year, facts) : facts.noun(id)

const finalOf = (title: string, year: string, { history }: QuizFacts): Final | null =>
  history.finals.find((final) => final.title === title && final.year === Number(year)) ?? null

/** Finals that a question may be about. */
const askedFinals = (side: Side, facts: QuizFacts): Final[] =>
  facts.history.finals.filter(
    ({ title, year, winner, loser }) =>
      isNation(title) === (side === 'nation') &&
      year >= (WATCHED.includes(title) ? FIRST_YEAR : RECENT) &&
      [winner, loser].every((id) => sideOf(id, facts) !== null && !YOUNG.includes(id)),
  )

const ofItsEra = (one: Final, all: readonly Final[]): Final[] =>
  all.filter((other) => other.title === one.title && Math.abs(other.year - one.year) <= ERA)

const dashed = (score: string): string => score.replace('-', '–')
const PENALTIES: Names = { en: ' on penalties', fr: ' aux tirs au but', es: ' en los penaltis' }

const cityName = (city: string, { history }: QuizFacts): Names => history.cities.get(city) ?? inAll(() => city)

/** The scoreboard of a final: both sides with their goals, `3 (4)` where penalties decided. */
function scoreboard({ winner, loser, score, penalties }: Final, { countries }: QuizFacts): PictureRef[] {
  const [goals, kicks] = [score.split('-'), penalties?.split('-')]
  return [winner, loser].map((side, at) => {
    const label = inAll(() => (kicks ? `${goals[at]} (${kicks[at]})` : goals[at]!))
    const flag = countries.find(({ code }) => code === side)?.flag
    return flag === undefined ? { kind: 'crest', id: side, label } : { kind: 'flag', id: flag, label }
  })
}

/** `World Cup 2022: Argentina 3–3 France, 4–2 on penalties (Lusail)`. */
function finalLine({ title, year, winner, loser, city, score, penalties }: Final, facts: QuizFacts): Names {
  const [one, other] = [nounOf(winner, year, facts), nounOf(loser, year, facts)]
  return inAll((language) => {
    const shootOut = penalties === null ? '' : `, ${dashed(penalties)}${PENALTIES[language]}`
    const sides = `${one[language]} ${dashed(score)} ${other[language]}${shootOut}`
    return `${dated(title, year)[language]}${COLON[language]}${sides} (${cityName(city, facts)[language]})`
  })
}

/** The beaten finalist. */
const finalLoser = (side: Side, most: number, ease: number): Template => ({
  id: `final-loser-${side}`,
  about: ['title', 'year', side],
  options: side,
  ease,
  most,
  *make(facts, random) {
    const finals = askedFinals(side, facts)
    for (const final of shuffled(finals, random)) {
      const { title, year, winner, loser } = final
      const others = ofItsEra(final, finals).flatMap((one) => [one.winner, one.loser])
      const three = threeOf(others, random, (one) => one !== winner && one !== loser)
      if (three) yield { about: [title, String(year), winner], options: [loser, ...three] }
    }
  },
  truth([title, year], option, facts) {
    const final = finalOf(title!, year!, facts)
    return final === null ? 'unknown' : final.loser === option ? 'yes' : 'no'
  },
  text([title, year, winner], facts) {
    const noun = titleNoun(title as Title, Number(year))
    const who = nounOf(winner!, Number(year), facts)
    return {
      en: `Who lost the ${edition(title as Title, Number(year))} final to ${the(who)}?`,
      fr: `Qui a perdu la finale ${du(noun)} ${year} contre ${le(who)}\u202f?`,
      es: `¿Quién perdió la final ${del(noun)} de ${year} contra ${el(who)}?`,
    }
  },
  why: ([title, year], _, facts) => finalLine(finalOf(title!, year!, facts)!, facts),
  revealed: ([title, year], _, facts) => scoreboard(finalOf(title!, year!, facts)!, facts),
})

export const finalLoserNation = finalLoser('nation', 80, -0.6)
export const finalLoserClub = finalLoser('club', 160, -0.8)

/** The year of a final that the two played once. */
const finalYear = (side: Side, most: number, ease: number): Template => ({
  id: `final-year-${side}`,
  about: ['title', side, side],
  options: 'year',
  ease,
  most,
  *make(facts, random) {
    const finals = askedFinals(side, facts)
    for (const final of shuffled(finals, random)) {
      const { title, year, winner, loser } = final
      if (finals.filter((one) => one.title === title && areOf(one, winner, loser)).length > 1) continue
      const noun = titleNoun(title, year)
      // Years when the cup had another name rule themselves out, and so do those of another Germany.
      const isGerman = winner === 'DE' || loser === 'DE'
      const years = ofItsEra(final, finals)
        .filter((one) => titleNoun(title, one.year) === noun && (!isGerman || areOfOneGermany(one.year, year)))
        .map((one) => String(one.year))
      const three = threeOf(years, random, (one) => one !== String(year))
      if (three) yield { about: [title, winner, loser], options: [String(year), ...three] }
    }
  },
  truth([title, winner, loser], year, facts) {
    const final = finalOf(title!, year, facts)
    return final === null ? 'unknown' : areOf(final, winner!, loser!) ? 'yes' : 'no'
  },
  text([title, winner, loser], facts) {
    const { year } = facts.history.finals.find((one) => one.title === title && areOf(one, winner!, loser!))!
    const noun = titleNoun(title as Title, year)
    const [one, other] = [nounOf(winner!, year, facts), nounOf(loser!, year, facts)]
    return {
      en: `In which year did ${the(one)} beat ${the(other)} in the ${finalNoun(title as Title, year)} final?`,
      fr: `De quelle année date la finale ${one.fr} – ${other.fr} ${du(noun)}\u202f?`,
      es: `¿De qué año es la final ${one.es} – ${other.es} ${del(noun)}?`,
    }
  },
  why: ([title], year, facts) => finalLine(finalOf(title!, year, facts)!, facts),
  revealed: ([title], year, facts) => scoreboard(finalOf(title!, year, facts)!, facts),
})

/** English name of a title before the word "final". */
const finalNoun = (title: Title, year: number): string =>
  (isNation(title) ? anyTitle(title) : titleNoun(title, year)).en

const areOf = ({ winner, loser }: Final, one: string, other: string): boolean =>
  (winner === one && loser === other) || (winner === other && loser === one)

export const finalYearNation = finalYear('nation', 80, -1.2)
export const finalYearClub = finalYear('club', 160, -1.5)

/** The city of a final. */
const finalCity = (side: Side, most: number, ease: number): Template => ({
  id: `final-city-${side}`,
  about: ['title', 'year', side, side],
  options: 'venue',
  ease,
  most,
  *make(facts, random) {
    const finals = askedFinals(side, facts)
    for (const final of shuffled(finals, random)) {
      const { title, year, winner, loser, city } = final
      const cities = ofItsEra(final, finals).map((one) => one.city)
      const areNear = (one: string) => NEIGHBOURS.includes(one) && NEIGHBOURS.includes(city)
      const three = threeOf(cities, random, (one) => one !== city && !areNear(one))
      if (three) yield { about: [title, String(year), winner, loser], options: [city, ...three] }
    }
  },
  truth([title, year], city, facts) {
    const final = finalOf(title!, year!, facts)
    return final === null ? 'unknown' : final.city === city ? 'yes' : 'no'
  },
  text([title, year, winner, loser], facts) {
    const noun = titleNoun(title as Title, Number(year))
    const [one, other] = [nounOf(winner!, Number(year), facts), nounOf(loser!, Number(year), facts)]
    return {
      en: `Where did ${the(one)} beat ${the(other)} in the ${edition(title as Title, Number(year))} final?`,
      fr: `Où s’est jouée la finale ${one.fr} – ${other.fr} ${du(noun)} ${year}\u202f?`,
      es: `¿Dónde ganó ${el(one)} ${al(other)} la final ${del(noun)} de ${year}?`,
    }
  },
  why: ([title, year], _, facts) => finalLine(finalOf(title!, year!, facts)!, facts),
})

export const finalCityNation = finalCity('nation', 80, -1.2)
export const finalCityClub = finalCity('club', 160, -1.6)

/** The only host of a tournament. */
export const hostNation: Template = {
  id: 'host-nation',
  about: ['title', 'year'],
  options: 'nation',
  ease: -0.3,
  most: 60,
  *make(facts, random) {
    const finals = facts.history.finals.filter(
      ({ hosts, year }) => year >= FIRST_YEAR && hosts.length === 1 && facts.grammar.countries.has(hosts[0]!),
    )
    for (const final of shuffled(finals, random)) {
      const [host] = final.hosts
      const others = ofItsEra(final, finals).map(({ hosts }) => hosts[0]!)
      const three = threeOf(others, random, (one) => one !== host)
      if (three) yield { about: [final.title, String(final.year)], options: [host!, ...three] }
    }
  },
  truth([title, year], nation, facts) {
    const final = finalOf(title!, year!, facts)
    return final === null ? 'unknown' : final.hosts.includes(nation) ? 'yes' : 'no'
  },
  text([title, year]) {
    const noun = titleNoun(title as Title, Number(year))
    return {
      en: `Which country hosted ${theEdition(title as Title, Number(year))}?`,
      fr: `Quel pays a accueilli ${le(noun)} ${year}\u202f?`,
      es: `¿Qué país organizó ${el(noun)} de ${year}?`,
    }
  },
  why: ([title, year], host, facts) =>
    inAll(
      (language) =>
        `${dated(title as Title, Number(year))[language]}${COLON[language]}${nationIn(host, Number(year), facts)[language]}`,
    ),
}
