import { expect, test } from 'vitest'
import { cycleDraws } from '#games/quiz/deal/draws.ts'
import { ACADEMIES } from '#games/quiz/deal/facts.ts'
import { DECK, LIVE } from '#games/quiz/deal/held.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { clubsOf, dealCycle } from '#games/quiz/deal/schedule.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf, YOUTH } from '#games/quiz/deal/templates.ts'
import { WITHDREW } from '#games/quiz/deal/templates/clubs.ts'
import { playsOn } from '#games/quiz/deal/templates/footballers.ts'
import { tellsAnswer } from '#games/quiz/deal/validate.ts'
import { careerLine, LANGUAGES, leagueLine } from '#games/quiz/words/careers.ts'
import { kitColours } from '#games/quiz/words/kits.ts'
import { SPELLINGS } from '#games/quiz/words/names.ts'
import { say } from '#games/quiz/words/say.ts'

const said = DECK.questions.map((question) => ({ question, words: say(question, QUIZ_FACTS) }))
const ofTemplate = (...ids: string[]) => said.filter(({ question }) => ids.includes(question.template))

test.each(LANGUAGES)('no question contains a word that only its answer contains, in %s', (language) => {
  const telling = said.filter(({ words: { text, options } }) =>
    tellsAnswer(
      text[language],
      options.map((option) => option[language]),
    ),
  )
  expect(telling.map(({ question }) => idOf(question))).toEqual([])
})

test('a word gives the answer away unless another option contains it', () => {
  const final = 'Where did Chelsea beat Bayern Munich in the final?'
  expect(tellsAnswer(final, ['Munich', 'London', 'Paris', 'Rome'])).toBe(true)
  expect(tellsAnswer('Which club is at home?', ['Club Brugge', 'Gent', 'Genk', 'Anderlecht'])).toBe(false)
  expect(tellsAnswer('Who left Real Madrid?', ['Atlético Madrid', 'Real Madrid', 'Betis', 'Celta'])).toBe(false)
})

test('footballers who withdrew, or were at an academy or in a youth team, are no wrong option', () => {
  const wrong = (template: string, isDoubtful: (id: string, about: readonly string[]) => boolean) =>
    ofTemplate(template)
      .filter(({ question: { about, options } }) => options.slice(1).some((id) => isDoubtful(id, about)))
      .map(({ question }) => idOf(question))
  expect(wrong('squad-of', (id, [, tournament]) => WITHDREW[id] === tournament)).toEqual([])
  expect(wrong('capped-by', (id, [nation]) => YOUTH[id] === nation)).toEqual([])
  const wasAtClub = (id: string, about: readonly string[]) => {
    const own = QUIZ_FACTS.footballer(id).career.map(({ club }) => club)
    return about.every((club) => own.includes(club) || ACADEMIES[id]?.includes(club))
  }
  for (const template of ['played-for', 'two-clubs', 'three-clubs']) expect(wrong(template, wasAtClub)).toEqual([])
  for (const id of [WITHDREW, YOUTH, ACADEMIES].flatMap(Object.keys)) expect(QUIZ_FACTS.footballer(id).id).toBe(id)
})

test('a loan within the league leaves no gap in the explained years', () => {
  expect(leagueLine(['eric-garcia'], QUIZ_FACTS, 'liga').en).toMatch(/García 2021–$/)
})

test('current clubs are asked for the last December, about footballers who did not move', () => {
  const year = Number(QUIZ_FACTS.asOf.slice(0, 4))
  const now = ofTemplate('club-now')
  for (const { words } of now) expect(words.text.en).toContain(`in December ${year - 1}?`)
  const moved = now.filter(({ question: { about, options } }) => {
    const { career } = QUIZ_FACTS.footballer(about[0]!)
    return career.some(({ club, from, to }) => club !== options[0] && ((from ?? year) >= year || (to ?? year) >= year))
  })
  expect(moved.map(({ question }) => idOf(question))).toEqual([])
  expect(now.length).toBeGreaterThan(100)
})

test('footballers who joined a club in the year of the facts are no wrong option for leagues', () => {
  const year = Number(QUIZ_FACTS.asOf.slice(0, 4))
  const newcomers = ofTemplate('league-never').filter(({ question: { options } }) =>
    options.slice(1).some((id) => QUIZ_FACTS.footballer(id).career.some(({ from }) => from !== null && from >= year)),
  )
  expect(newcomers.map(({ question }) => idOf(question))).toEqual([])
})

test('running seasons, the Club World Cup and first clubs of lesser fame are not asked', () => {
  const year = Number(QUIZ_FACTS.asOf.slice(0, 4))
  expect(ofTemplate('in-league').filter(({ question: { about } }) => Number(about[1]) >= year)).toEqual([])
  expect(ofTemplate('won-with').filter(({ question: { about } }) => about[0] === 'club_world_cup')).toEqual([])
  const fame = ofTemplate('first-club').map(({ question: { about } }) => QUIZ_FACTS.footballer(about[0]!).fame)
  expect(Math.min(...fame)).toBeGreaterThanOrEqual(4)
})

test('lesser-known goalkeepers are no answer to questions about European cup winners', () => {
  const keepers = ofTemplate('won-title').filter(({ question: { about, options } }) => {
    const { role, fame } = QUIZ_FACTS.footballer(options[0])
    return ['champions_league', 'europa_league'].includes(about[0]!) && role === 'Goalkeeper' && fame < 5
  })
  expect(keepers.map(({ question }) => idOf(question))).toEqual([])
})

test('options for an abolished cup were in the country while it was played', () => {
  const cup = ofTemplate('won-with').filter(({ question: { about } }) => about[0] === 'coupe_de_la_ligue')
  const late = cup.filter(({ question: { about, options } }) => {
    const { nation } = QUIZ_FACTS.club(about[1]!)
    const wasThere = (id: string) =>
      QUIZ_FACTS.footballer(id).career.some(
        ({ club, from }) => QUIZ_FACTS.club(club).nation === nation && (from ?? 2020) < 2020,
      )
    return !options.every(wasThere)
  })
  expect(cup.length).toBeGreaterThan(0)
  expect(late.map(({ question }) => idOf(question))).toEqual([])
})

test('lesser-known goalkeepers are no answer to questions about the squad of a year', () => {
  const keepers = ofTemplate('at-club-in').filter(({ question: { options } }) => {
    const { role, fame } = QUIZ_FACTS.footballer(options[0])
    return role === 'Goalkeeper' && fame < 4
  })
  expect(keepers.map(({ question }) => idOf(question))).toEqual([])
})

test('names that two known footballers share are not used', () => {
  const asked = QUIZ_FACTS.asked.map(({ name }) => name)
  for (const name of ['Danilo', 'Denílson', 'Éder', 'Míchel']) expect(asked).not.toContain(name)
  expect(asked).toContain('Míchel González')
})

test.each(LANGUAGES)('an explanation of a career names every club that was asked, in %s', (language) => {
  const hidden = ofTemplate(
    'played-for',
    'two-clubs',
    'three-clubs',
    'team-mates',
    'at-club-in',
    'next-club',
    'missing-club',
    'first-club',
    'club-now',
    'club-in-season',
    'face-club',
    'whose-career',
  ).filter(({ question: { template, about, options }, words: { why } }) => {
    const { about: kinds, options: kind } = templateOf(template)
    const asked = about.filter((_, at) => kinds[at] === 'club')
    const steps = template === 'whose-career' ? QUIZ_FACTS.footballer(about[0]!).career.map(({ club }) => club) : []
    const clubs = [...asked, ...steps, ...(kind === 'club' ? [options[0]] : [])]
    return clubs.some((club) => !why[language].includes(QUIZ_FACTS.noun(club)[language]))
  })
  expect(hidden.map(({ question }) => idOf(question))).toEqual([])
})

test('a shortened line keeps the clubs of the question without their years', () => {
  const clubs = ['dortmund', 'arsenal', 'roma', 'manutd', 'inter']
  const line = careerLine(QUIZ_FACTS.footballer('henrikh-mkhitaryan'), QUIZ_FACTS, null, null, clubs).fr
  for (const club of clubs) expect(line).toContain(QUIZ_FACTS.noun(club).fr)
  expect(line).toContain('…')
  expect(line.length).toBeLessThanOrEqual(105)
})

test('names are spelt as in newspapers of the language', () => {
  const all = LANGUAGES.map((language) =>
    said.flatMap(({ words: { text, options, why } }) => [text, why, ...options].map((words) => words[language])),
  )
  const [en, fr, es] = all.map((lines) => lines.join('\n'))
  expect(fr).toMatch(/Chevtchenko|Stoïtchkov/)
  expect(fr).not.toMatch(/Shevchenko|Stoichkov|Yashin|Arshavin|Pavlyuchenko|Kanchelskis/)
  for (const lines of [en, es]) expect(lines).toMatch(/Shevchenko/)
  for (const lines of [en, es]) expect(lines).not.toMatch(/Chevtchenko|Yachine|Archavine/)
  for (const id of Object.keys(SPELLINGS)) expect(QUIZ_FACTS.footballer(id).id).toBe(id)
})

test.each([
  ['augsburg', 'white, red and green', 'blanc, rouge et vert'],
  ['wolves', 'old gold and black', 'vieil or et noir'],
  ['hull', 'amber and black', 'ambre et noir'],
  ['levante', 'claret and blue', 'grenat et bleu'],
])('colours have the names that fans use: %s', (club, en, fr) => {
  expect(kitColours(club, QUIZ_FACTS)).toMatchObject({ en, fr })
})

test('explanations of crests and totals name their subject', () => {
  const unnamed = ofTemplate('crest').filter(
    ({ question, words: { why } }) => !why.fr.includes(QUIZ_FACTS.noun(question.options[0]).fr),
  )
  expect(unnamed.map(({ question }) => idOf(question))).toEqual([])
  for (const { words } of ofTemplate('most-goals')) expect(words.why.fr).toMatch(/^Buts 20/)
})

test('the four options of a position question are all active or all retired', () => {
  const mixed = ofTemplate('line-among').filter(({ question: { options } }) => {
    const playing = options.filter((id) => playsOn(id, QUIZ_FACTS))
    return playing.length % 4 !== 0
  })
  expect(mixed.map(({ question }) => idOf(question))).toEqual([])
})

test('a career lists a club again after a return', () => {
  const sevilla = QUIZ_FACTS.noun('sevilla').en
  const twice = ofTemplate('whose-career', 'missing-club').filter(
    ({ words: { text } }) => text.en.split(sevilla).length === 3,
  )
  expect(twice.length).toBeGreaterThan(0)
})

test('a match asks about no club twice, and no question repeats within 300 matches', async () => {
  const {
    deck: { questions, version },
    levels,
  } = LIVE
  const draws = await cycleDraws('a secret of the test', version, 0, questions.length)
  const matches = dealCycle(questions, levels, draws)
  const twice = matches.filter((match) => {
    const clubs = match.flatMap((at) => [...new Set(clubsOf(questions[at]!))])
    return new Set(clubs).size < clubs.length
  })
  expect(twice).toEqual([])
  const last = new Map<number, number>()
  const distances = matches.flatMap((match, at) =>
    match.flatMap((question) => {
      const before = last.get(question)
      last.set(question, at)
      return before === undefined ? [] : [at - before]
    }),
  )
  expect(distances.length).toBeGreaterThan(0)
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(300)
})
