import { expect, test } from 'vitest'
import { DECK } from '#games/quiz/deal/held.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { haveLikeNames } from '#games/quiz/deal/families.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf } from '#games/quiz/deal/templates.ts'
import { careerLine } from '#games/quiz/words/careers.ts'
import { groundName } from '#games/quiz/words/grounds.ts'
import { areOneKit } from '#games/quiz/words/kits.ts'
import { say } from '#games/quiz/words/say.ts'

const THIN = '\u202f'
const asked = Map.groupBy(DECK.questions, ({ template }) => template)

const truth = (template: string, about: string[], option: string) =>
  templateOf(template).truth(about, option, QUIZ_FACTS)

test('asks no first club where the first match may have been on loan', () => {
  for (const id of ['carlos-vela', 'jordan-pickford', 'davide-frattesi']) {
    const asked = DECK.questions.filter(({ template, about }) => template === 'first-club' && about[0] === id)
    expect(asked).toEqual([])
  }
  expect(truth('first-club', ['xabi-alonso'], 'realsociedad')).toBe('yes')
})

test('offers no club that he left within a year of the facts as a wrong answer', () => {
  expect(truth('club-now', ['jack-grealish'], 'everton')).toBe('unknown')
  expect(truth('club-now', ['jack-grealish'], 'mancity')).toBe('unknown')
})

test('asks no city of a ground that is in another town', () => {
  for (const club of ['lagalaxy', 'nycosmos', 'lyon', 'sassuolo'])
    expect(truth('ground-city', [club], club)).toBe('unknown')
})

test('offers no former academy player as a wrong answer', () => {
  expect(truth('at-club-in', ['ajax', '1992'], 'patrick-kluivert')).toBe('unknown')
})

test('explains a never-played answer by the names of the three others', () => {
  const question = DECK.questions.find(({ template }) => template === 'never-played-for')!
  const { why, options } = say(question, QUIZ_FACTS)
  for (const { en } of options.slice(1)) expect(why.en).toContain(en)
})

test('explains a never-in-the-league answer by the years of the three others there', () => {
  const options: [string, string, string, string] = ['andres-iniesta', 'xabi-alonso', 'santi-cazorla', 'david-silva']
  expect(say({ template: 'league-never', about: ['premierleague'], options }, QUIZ_FACTS).why.fr).toBe(
    `Premier League${THIN}: Xabi Alonso 2004–09, Santi Cazorla 2012–18, David Silva 2010–20`,
  )
  const dateless = asked.get('league-never')!.filter((question) => !/\d{4}/.test(say(question, QUIZ_FACTS).why.en))
  expect(dateless.map(idOf)).toEqual([])
})

test('counts only the years in which a club was in the league', () => {
  // Newcastle were relegated for 2009/10.
  const options: [string, string, string, string] = ['andres-iniesta', 'alan-smith', 'kai-havertz', 'xabi-alonso']
  expect(say({ template: 'league-never', about: ['premierleague'], options }, QUIZ_FACTS).why.en).toBe(
    'Premier League: Alan Smith 1998–2009, 2010–12, Kai Havertz 2020–, Xabi Alonso 2004–09',
  )
})

test.each([
  ['nation-title', ['world_cup', '1974'], ['DE', 'NL', 'BR', 'IT'], 'West Germany', 'RFA'],
  ['final-loser-nation', ['world_cup', '1986', 'AR'], ['DE', 'NL', 'BR', 'IT'], 'West Germany', 'RFA'],
  ['nation-title', ['world_cup', '2014'], ['DE', 'NL', 'BR', 'IT'], 'Germany', 'Allemagne'],
] as const)('names Germany as it was called in the year of %s %j', (template, about, options, en, fr) => {
  const words = say({ template, about, options }, QUIZ_FACTS)
  expect(words.options[0]).toMatchObject({ en, fr })
  expect(words.why.fr).toContain(fr)
})

test('asks for a year of one Germany only', () => {
  const years = asked
    .get('year-of-title')!
    .filter(({ about }) => about[1] === 'DE')
    .map((question) => ({ text: say(question, QUIZ_FACTS).text.en, years: question.options.map(Number) }))
  expect(years.length).toBeGreaterThan(0)
  for (const { text, years: four } of years)
    expect(four.every((year) => year < 1991 === text.includes('West Germany'))).toBe(true)
})

test.each([
  ['top-scorer', ['european_championship', '1984'], 'Who was the top scorer at Euro 1984?'],
  ['final-loser-nation', ['european_championship', '2020', 'IT'], 'Who lost the Euro 2020 final to Italy?'],
  ['nation-title', ['european_championship', '2004'], 'Who won Euro 2004?'],
  ['won-title', ['european_championship'], 'Which of these won the Euros as a player?'],
  ['nation-title', ['world_cup', '1998'], 'Who won the World Cup in 1998?'],
])('names the Euros as English fans do: %s %j', (template, about, en) => {
  expect(templateOf(template).text(about, QUIZ_FACTS).en).toBe(en)
})

test('calls titles before the name Ligue 1 "champions of France"', () => {
  const question = { template: 'champions-of', options: ['lens', 'metz', 'psg', 'monaco'] } as const
  expect(say({ ...question, about: ['ligue_1', '1998'] }, QUIZ_FACTS)).toMatchObject({
    text: { fr: `Qui a été champion de France en 1997/98${THIN}?`, en: 'Who won the French title in 1997/98?' },
    why: { fr: `Championnat de France 1997/98${THIN}: Lens`, es: 'Liga francesa 1997/98: Lens' },
  })
  expect(say({ ...question, about: ['ligue_1', '2011'] }, QUIZ_FACTS).text.fr).toContain('remporté la Ligue 1')
  expect(templateOf('in-league').text(['ligue1', '1996'], QUIZ_FACTS).fr).toContain('en Division 1 en 1996/97')
})

test('names clubs outside sentences in each language that has a name for them', () => {
  const legia = QUIZ_FACTS.footballers.find(({ career }) => career.some(({ club }) => club === 'legia-warsaw'))!
  expect(careerLine(legia, QUIZ_FACTS, ['legia-warsaw'])).toMatchObject({
    en: expect.stringContaining('Legia Warsaw') as string,
    fr: expect.stringContaining('Legia Varsovie') as string,
    es: expect.stringContaining('Legia de Varsovia') as string,
  })
})

test('names a ground in each language', () => {
  expect(groundName('dynamokyiv', QUIZ_FACTS)).toMatchObject({ en: 'Olimpiyskyi', fr: 'Olimpiïsky' })
})

test('offers no shirt of the same description, and names the pattern if colours do not distinguish', () => {
  const fitting = asked
    .get('shirt')!
    .filter(({ options: [right, ...others] }) => others.some((club) => areOneKit(right, club, QUIZ_FACTS)))
  expect(fitting.map(idOf)).toEqual([])
  const why = (...options: [string, string, string, string]) =>
    say({ template: 'shirt', about: [options[0]], options }, QUIZ_FACTS).why
  expect(why('feyenoord', 'ajax', 'vitesse', 'groningen').en).toMatch(/^Feyenoord: red and white halves/)
  expect(why('feyenoord', 'vitesse', 'groningen', 'heerenveen').en).toMatch(/^Feyenoord: red and white(?! halves)/)
  expect(why('venezia', 'inter', 'roma', 'napoli').en).toMatch(/^Venezia: black, green and orange/)
})

test('offers as wrong answers for a nation only footballers whose names could be of that nation', () => {
  const telling = asked
    .get('capped-by')!
    .filter(({ about: [nation], options }) =>
      options.slice(1).some((id) => !haveLikeNames(nation!, QUIZ_FACTS.footballer(id).nation)),
    )
  expect(telling.map(idOf)).toEqual([])
  expect(asked.get('capped-by')!.length).toBeGreaterThan(200)
})

test('asks who is the eldest only if ages are far apart, and for a year of birth among near years', () => {
  const born = asked.get('born-first')!.map(({ options }) => {
    const [first, ...others] = options.map((id) => Number(QUIZ_FACTS.footballer(id).born!.slice(0, 4)))
    return Math.min(...others) - first!
  })
  expect(Math.min(...born)).toBeGreaterThanOrEqual(5)
  const years = asked
    .get('face-born')!
    .map(({ options: [right, ...others] }) => Math.min(...others.map((year) => Math.abs(Number(year) - Number(right)))))
  expect(Math.min(...years)).toBe(2)
  const farthest = asked
    .get('face-born')!
    .flatMap(({ options: [right, ...others] }) => others.map((year) => Math.abs(Number(year) - Number(right))))
  expect(Math.max(...farthest)).toBe(6)
})
