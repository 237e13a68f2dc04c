import { expect, test } from 'vitest'
import { cycleDraws } from '#games/quiz/deal/draws.ts'
import { DECK, LIVE } from '#games/quiz/deal/held.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { clubsOf, dealCycle } from '#games/quiz/deal/schedule.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf } from '#games/quiz/deal/templates.ts'
import { tellsAnswer } from '#games/quiz/deal/validate.ts'
import { careerLine, LANGUAGES } from '#games/quiz/words/careers.ts'
import { kitColours } from '#games/quiz/words/kits.ts'
import { SPELLINGS } from '#games/quiz/words/names.ts'
import { say } from '#games/quiz/words/say.ts'

const said = DECK.questions.map((question) => ({ question, words: say(question, QUIZ_FACTS) }))
const ofTemplate = (...ids: string[]) => said.filter(({ question }) => ids.includes(question.template))

test.each(LANGUAGES)('no sentence holds a word of its answer alone, in %s', (language) => {
  const telling = said.filter(({ words: { text, options } }) =>
    tellsAnswer(
      text[language],
      options.map((option) => option[language]),
    ),
  )
  expect(telling.map(({ question }) => idOf(question))).toEqual([])
})

test('a word tells the answer unless another option has it', () => {
  const final = 'Where did Chelsea beat Bayern Munich in the final?'
  expect(tellsAnswer(final, ['Munich', 'London', 'Paris', 'Rome'])).toBe(true)
  expect(tellsAnswer('Which club is at home?', ['Club Brugge', 'Gent', 'Genk', 'Anderlecht'])).toBe(false)
  expect(tellsAnswer('Who left Real Madrid?', ['Atlético Madrid', 'Real Madrid', 'Betis', 'Celta'])).toBe(false)
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

test('a line that is short of room keeps asked clubs without their years', () => {
  const clubs = ['dortmund', 'arsenal', 'roma', 'manutd', 'inter']
  const line = careerLine(QUIZ_FACTS.footballer('henrikh-mkhitaryan'), QUIZ_FACTS, null, null, clubs).fr
  for (const club of clubs) expect(line).toContain(QUIZ_FACTS.noun(club).fr)
  expect(line).toContain('…')
  expect(line.length).toBeLessThanOrEqual(105)
})

test('names are spelt as a newspaper of the language spells them', () => {
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
])('colours are called as fans call them: %s', (club, en, fr) => {
  expect(kitColours(club, QUIZ_FACTS)).toMatchObject({ en, fr })
})

test('crests and totals say whose they are', () => {
  const unnamed = ofTemplate('crest').filter(
    ({ question, words: { why } }) => !why.fr.includes(QUIZ_FACTS.noun(question.options[0]).fr),
  )
  expect(unnamed.map(({ question }) => idOf(question))).toEqual([])
  for (const { words } of ofTemplate('most-goals')) expect(words.why.fr).toMatch(/^Buts 20/)
})

test('the four of a line play on, or none of them does', () => {
  const mixed = ofTemplate('line-among').filter(({ question: { options } }) => {
    const playing = options.filter((id) => QUIZ_FACTS.footballer(id).club !== null && !QUIZ_FACTS.died.has(id))
    return playing.length % 4 !== 0
  })
  expect(mixed.map(({ question }) => idOf(question))).toEqual([])
})

test('a career lists a club again to which he went back', () => {
  const sevilla = QUIZ_FACTS.noun('sevilla').en
  const twice = ofTemplate('whose-career', 'missing-club').filter(
    ({ words: { text } }) => text.en.split(sevilla).length === 3,
  )
  expect(twice.length).toBeGreaterThan(0)
})

test('a match asks about no club twice, and nothing comes again within 300 matches', async () => {
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
