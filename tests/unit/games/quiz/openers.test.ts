import { describe, expect, test } from 'vitest'
import { DECK } from '#games/quiz/deal/held.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf } from '#games/quiz/deal/templates.ts'
import { say } from '#games/quiz/words/say.ts'

const OPENERS = ['portrait', 'line-among', 'still-playing', 'retired', 'won-in-year', 'ballon-year']
const asked = Map.groupBy(DECK.questions, ({ template }) => template)
const truth = (template: string, about: string[], option: string) =>
  templateOf(template).truth(about, option, QUIZ_FACTS)

describe('openers', () => {
  test.each(OPENERS)('have only famous footballers as options in %s', (template) => {
    const unknown = asked
      .get(template)!
      .filter(({ options }) => options.some((id) => QUIZ_FACTS.footballer(id).fame < 4))
    expect(unknown.map(idOf)).toEqual([])
  })

  test.each([
    ['Goalkeeper', 'gianluigi-buffon', 'yes'],
    ['Goalkeeper', 'zinedine-zidane', 'no'],
    ['Defender', 'gianluigi-buffon', 'no'],
    ['Defender', 'philipp-lahm', 'yes'],
    ['Attacker', 'thierry-henry', 'yes'],
    // Adjacent positions are debatable.
    ['Defender', 'sergio-busquets', 'unknown'],
    ['Attacker', 'zinedine-zidane', 'unknown'],
    ['Midfielder', 'philipp-lahm', 'unknown'],
    ['Midfielder', 'xavi', 'yes'],
  ])('position %s of %s: %s', (line, id, verdict) => {
    expect(truth('line-among', [line], id)).toBe(verdict)
  })

  test.each([
    ['francesco-totti', 'no'],
    ['erling-haaland', 'yes'],
    // Neither dead footballers nor those who stopped recently count as retired.
    ['diego-maradona', 'unknown'],
    ['toni-kroos', 'unknown'],
  ])('still plays, %s: %s', (id, verdict) => {
    expect(truth('still-playing', [], id)).toBe(verdict)
  })

  test('do not count a title of another year, nor of a coach', () => {
    expect(truth('won-in-year', ['world_cup', '2018'], 'kylian-mbappe')).toBe('yes')
    expect(truth('won-in-year', ['world_cup', '2018'], 'didier-deschamps')).toBe('unknown')
    expect(truth('won-in-year', ['world_cup', '2018'], 'cristiano-ronaldo')).toBe('no')
    expect(truth('ballon-year', ['ballon_dor', '2018'], 'lionel-messi')).toBe('no')
  })

  test('name the month of facts that may change', () => {
    const text = (template: string) => templateOf(template).text([], QUIZ_FACTS).en
    expect(text('still-playing')).toMatch(/ in \w+ \d{4}\?$/)
    expect(text('retired')).toMatch(/ by \w+ \d{4}\?$/)
  })

  test('explain the position beside the name', () => {
    const options = ['manuel-neuer', 'miroslav-klose', 'thomas-muller', 'mats-hummels'] as const
    expect(say({ template: 'line-among', about: ['Goalkeeper'], options }, QUIZ_FACTS)).toMatchObject({
      text: { en: 'Which one is the goalkeeper?', es: '¿Cuál de ellos es portero?' },
      why: { fr: expect.stringMatching(/^Manuel Neuer, gardien de but\u202f: /) as string },
    })
  })
})
