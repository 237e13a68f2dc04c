import { expect, test } from 'vitest'
import { DECK } from '#games/quiz/deal/held.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf } from '#games/quiz/deal/templates.ts'
import { say } from '#games/quiz/words/say.ts'

const truth = (template: string, about: string[], option: string) =>
  templateOf(template).truth(about, option, QUIZ_FACTS)

test('asks for no first club where a loan may hold the first match', () => {
  for (const id of ['carlos-vela', 'jordan-pickford', 'davide-frattesi']) {
    const asked = DECK.questions.filter(({ template, about }) => template === 'first-club' && about[0] === id)
    expect(asked).toEqual([])
  }
  expect(truth('first-club', ['xabi-alonso'], 'realsociedad')).toBe('yes')
})

test('offers no club left within a year of the facts as a wrong answer', () => {
  expect(truth('club-now', ['jack-grealish'], 'everton')).toBe('unknown')
  expect(truth('club-now', ['jack-grealish'], 'mancity')).toBe('yes')
})

test('asks for no city of a ground that stands in another town', () => {
  for (const club of ['lagalaxy', 'nycosmos', 'lyon', 'sassuolo'])
    expect(truth('ground-city', [club], club)).toBe('unknown')
})

test('does not offer a boy of the academy as a wrong answer', () => {
  expect(truth('at-club-in', ['ajax', '1992'], 'patrick-kluivert')).toBe('unknown')
})

test('explains who never played for a club by the years of the three others', () => {
  const question = DECK.questions.find(({ template }) => template === 'never-played-for')!
  const { why, options } = say(question, QUIZ_FACTS)
  for (const { en } of options.slice(1)) expect(why.en).toContain(en)
})
