import { describe, expect, test } from 'vitest'
import { fold } from '#core/fold.ts'
import { idOf, type Question } from '#games/quiz/deal/question.ts'
import { areOfOneEra } from '#games/quiz/deal/alike.ts'
import { decodeDeck, encodeDeck } from '#games/quiz/deal/deck-file.ts'
import { peopleOf } from '#games/quiz/deal/deck.ts'
import { wasIn } from '#games/quiz/deal/facts.ts'
import { DECK, DRAWN, LEVELS_OF_DECK, LIVE, PRACTICE, questionById } from '#games/quiz/deal/held.ts'
import { hasBoard, picturesOf, picturesOfAnswer } from '#games/quiz/deal/pictures.ts'
import { say } from '#games/quiz/words/say.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { TEMPLATES, templateOf } from '#games/quiz/deal/templates.ts'
import { couldWin } from '#games/quiz/deal/titles.ts'
import { faultsOf } from '#games/quiz/deal/validate.ts'
import { titleNoun } from '#data/phrases/prizes.ts'
import type { Title } from '#data/types.ts'
import { LANGUAGES } from '#games/quiz/words/careers.ts'
import { CRESTS, PORTRAITS } from '#pictures/index.ts'
import { GROUND_LOOKS } from '#pictures/stadium/sheet.ts'

const { questions } = DECK
const byTemplate = Map.groupBy(questions, ({ template }) => template)
const some = TEMPLATES.map(({ id }) => [id, byTemplate.get(id)![0]!] as const)

/** Order of the options in the deck. */
const ORDER = [0, 1, 2, 3]

describe('the deck', () => {
  test('has one provably right option and three provably wrong ones per question', () => {
    const faults = questions.flatMap((question) =>
      faultsOf(question, QUIZ_FACTS).map((fault) => `${idOf(question)}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test.each([
    ['cris', 'bundesliga', 'yes'],
    ['martin-skrtel', 'seriea', 'no'],
  ] as const)('judges whether %s ever played in %s: %s', (id, league, verdict) => {
    expect(QUIZ_FACTS.judge({ kind: 'leagueEver', league }, QUIZ_FACTS.footballer(id))).toBe(verdict)
  })

  test('never says that Cris missed the Bundesliga or that Škrtel played for Atalanta', () => {
    const wrong = questions.filter(
      ({ template, about: [about], options: [right, ...others] }) =>
        (template === 'league-never' && about === 'bundesliga' && right === 'cris') ||
        (template === 'league-never' && about === 'seriea' && others.includes('martin-skrtel')) ||
        (template === 'next-club' && about === 'martin-skrtel' && right === 'atalanta'),
    )
    expect(wrong.map(idOf)).toEqual([])
  })

  test('asks who never won a title of men who play no more', () => {
    const active = (byTemplate.get('never-won-title') ?? []).filter(
      ({ options: [right] }) => QUIZ_FACTS.footballer(right!).club !== null,
    )
    expect(active.map(idOf)).toEqual([])
    expect(byTemplate.get('never-won-title')!.length).toBeGreaterThan(200)
  })

  test('has enough questions, of many kinds, about known people', () => {
    const compared = questions.filter(({ template }) => templateOf(template).compares).length
    const known = questions.filter((one) => peopleOf(one).every((id) => QUIZ_FACTS.footballer(id).fame >= 3)).length
    expect(questions.length).toBeGreaterThanOrEqual(12_000)
    expect(byTemplate.size).toBeGreaterThanOrEqual(20)
    expect(Math.max(...[...byTemplate.values()].map(({ length }) => length))).toBeLessThan(questions.length * 0.2)
    expect(compared).toBeLessThan(questions.length * 0.35)
    expect(known).toBeGreaterThan(questions.length * 0.9)
  })

  test.each([
    ['most-goals', 12],
    ['most-assists', 9],
  ])('asks %s only where the figure is memorable and leads by three', (template, least) => {
    const { figure } = templateOf(template)
    const unclear = byTemplate.get(template)!.filter(({ about, options }) => {
      const [most, ...others] = options.map((option) => figure!(about, option, QUIZ_FACTS))
      return most! < least || others.some((other) => most! - other < 3)
    })
    expect(unclear.map(idOf)).toEqual([])
  })

  test('asks who never played in a league only of players of its era', () => {
    const others = byTemplate.get('league-never')!.filter(({ options }) => {
      const [right, ...players] = options.map(QUIZ_FACTS.footballer)
      return !players.every((one) => areOfOneEra(right!, one))
    })
    expect(others.map(idOf)).toEqual([])
    expect(byTemplate.get('league-never')!.length).toBeGreaterThan(400)
  })

  test('offers beside a winner of a prize men of that club or country', () => {
    const others = byTemplate.get('won-with')!.map(({ about, options }) => {
      const [, club] = about
      const { nation } = QUIZ_FACTS.club(club!)
      const men = options.slice(1).map(QUIZ_FACTS.footballer)
      return {
        atClub: men.filter((one) => one.career.some((spell) => spell.club === club)).length,
        abroad: men.filter((one) => !wasIn(one, nation, QUIZ_FACTS)).length,
      }
    })
    expect(others.filter(({ atClub, abroad }) => atClub < 2 || abroad > 0)).toEqual([])
    expect(others.length).toBeGreaterThan(400)
  })

  test('explains a prize by all its years: none is unproven or older than the list of champions', () => {
    const partly = byTemplate
      .get('won-with')!
      .filter(({ about: [competition, club], options: [right] }) =>
        QUIZ_FACTS.evidence.wins
          .get(right)!
          .maybe.some((chance) => chance.competition === competition && (chance.club ?? club) === club),
      )
    expect(partly.map(idOf)).toEqual([])
    for (const id of ['telmo-zarra', 'valentino-mazzola'])
      expect(byTemplate.get('won-with')!.filter(({ options: [right] }) => right === id)).toEqual([])
  })

  test('asks for the country of a club whose city its name tells in no language', () => {
    const words = (text: string) => fold(text).split(/[\s-]+/)
    const told = byTemplate.get('country-of')!.filter(({ about: [club] }) => {
      const city = QUIZ_FACTS.cityOf(QUIZ_FACTS.club(club!))
      const noun = QUIZ_FACTS.noun(club!)
      return (
        city !== null &&
        LANGUAGES.some((one) => LANGUAGES.some((other) => words(noun[one]).includes(fold(city[other]))))
      )
    })
    expect(told.map(({ about }) => about[0])).toEqual([])
  })

  test('asks for home matches only where a club still plays at home', () => {
    const homes = questions
      .filter(({ template }) => ['club-of-ground', 'ground-of-club', 'ground-club'].includes(template))
      .map(({ about }) => about[0]!)
    expect(homes).toContain('liverpool')
    for (const club of ['evergrande', 'shakhtar', 'dynamokyiv', 'betis']) expect(homes).not.toContain(club)
  })

  test('offers top scorers whose nation plays in the tournament', () => {
    const strangers = byTemplate
      .get('top-scorer')!
      .filter(({ about, options }) =>
        options.some((id) => !couldWin(about[0] as Title, QUIZ_FACTS.footballer(id).nation, QUIZ_FACTS)),
      )
    expect(strangers.map(idOf)).toEqual([])
  })

  test('offers years of a final in which the cup had the name of the sentence', () => {
    const renamed = byTemplate.get('final-year-club')!.filter(({ about: [title], options }) => {
      const nouns = options.map((year) => titleNoun(title as Title, Number(year)))
      return new Set(nouns).size > 1
    })
    expect(renamed.map(idOf)).toEqual([])
  })

  test('offers no year of birth that a known footballer cannot have', () => {
    const latest = byTemplate.get('face-born')!.flatMap(({ options }) => options.slice(1).map(Number))
    expect(Math.max(...latest)).toBeLessThanOrEqual(2006)
  })

  test('repeats no question', () => {
    expect(new Set(questions.map(idOf)).size).toBe(questions.length)
  })

  test.each([
    ['zico', true],
    ['fred', false],
    ['pepe', false],
  ])('avoids names that somebody else has: %s', (id, isAsked) => {
    expect(QUIZ_FACTS.asked.some((one) => one.id === id)).toBe(isAsked)
  })

  test.each(['at-club-in', 'squad-of'])('offers in %s only players of playing age', (template) => {
    const ages = byTemplate
      .get(template)!
      .flatMap(({ about, options }) =>
        options.slice(1).map((id) => Number(about[1]!.slice(-4)) - Number(QUIZ_FACTS.footballer(id).born!.slice(0, 4))),
      )
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(16)
    expect(Math.max(...ages)).toBeLessThanOrEqual(40)
  })

  test.each(['monaco', 'urawa', 'rangers', 'salzburg'])("avoids nicknames that contain the club's name: %s", (club) => {
    const asked = byTemplate.get('club-nickname')!.map(({ about }) => about[0])
    expect(asked).toContain('juventus')
    expect(asked).not.toContain(club)
  })

  test.each([
    ['roberto-baggio', 'Il Divin Codino'],
    ['lev-yashin', null],
    ['marco-van-basten', null],
  ])('uses nicknames that are the same in all languages: %s', (id, nickname) => {
    const [question] = byTemplate.get('nickname-of')!.filter(({ about }) => about[0] === id)
    expect(question ? say(question, QUIZ_FACTS).text.fr : null).toBe(
      nickname && `Qui est surnommé «\u202f${nickname}\u202f»\u202f?`,
    )
  })

  test('does not count a club at a namesake ground as wrong', () => {
    const { truth } = templateOf('club-of-ground')
    const at = (club: string) => truth(['leipzig'], club, QUIZ_FACTS)
    expect([at('leipzig'), at('salzburg'), at('dortmund')]).toEqual(['yes', 'unknown', 'no'])
  })

  test('finds a question by its report id', () => {
    const question = questions.at(-1)!
    expect(questionById(idOf(question))).toBe(question)
    expect(questionById('face:nobody:nobody')).toBeUndefined()
  })

  test('survives encoding to its file', () => {
    expect(decodeDeck(JSON.parse(JSON.stringify(encodeDeck(DECK, DRAWN))))).toEqual(DECK)
  })

  test('has the shares of its levels, the easiest first', () => {
    const shares = [0, 1, 2, 3].map((level) => LEVELS_OF_DECK.filter((one) => one === level).length / questions.length)
    expect(shares.map((share) => share.toFixed(2))).toEqual(['0.13', '0.36', '0.36', '0.15'])
  })

  test('keeps a tenth for practice, which no match asks', () => {
    const live = new Set(LIVE.deck.questions.map(idOf))
    expect(PRACTICE.deck.questions.filter((question) => live.has(idOf(question)))).toEqual([])
    expect(live.size + PRACTICE.deck.questions.length).toBe(questions.length)
    expect(PRACTICE.deck.questions.length).toBe(Math.ceil(questions.length / 10))
    expect(PRACTICE.levels.length).toBe(PRACTICE.deck.questions.length)
    expect(new Set(PRACTICE.deck.questions.map(({ template }) => template)).size).toBeGreaterThan(40)
  })

  test('refers to pictures that can be drawn', () => {
    const pictures = questions.flatMap((question) => [
      ...picturesOf(question, ORDER, QUIZ_FACTS, DRAWN),
      ...picturesOfAnswer(question, QUIZ_FACTS, DRAWN),
    ])
    const drawn = {
      pixels: PORTRAITS,
      face: PORTRAITS,
      flag: new Set(QUIZ_FACTS.countries.map(({ flag }) => flag)),
      crest: CRESTS,
      ground: GROUND_LOOKS,
      kit: new Set(QUIZ_FACTS.clubs.flatMap(({ id, colours }) => (colours ? [id] : []))),
    }
    expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(Object.keys(drawn)))
    expect(pictures.filter(({ kind, id }) => !drawn[kind].has(id))).toEqual([])
  })

  test('shows no picture of the right answer before it is given, unless of all four', () => {
    const own: Record<string, string> = { footballer: 'face', club: 'crest', nation: 'flag', ground: 'ground' }
    const telling = questions.filter((question) => {
      const answer = picturesOfAnswer(question, QUIZ_FACTS, DRAWN).at(-1)
      const shown = picturesOf(question, ORDER, QUIZ_FACTS, DRAWN)
      if (!answer || answer.kind !== own[templateOf(question.template).options]) return false
      return shown.length < 4 && shown.some(({ kind, id }) => kind === answer.kind && id === answer.id)
    })
    // The picture itself is the question of these.
    expect(new Set(telling.map(({ template }) => template))).toEqual(new Set(['crest', 'ground-drawn', 'portrait']))
  })

  test('shows every answer: as a picture, or as a board for years and cities', () => {
    const without = questions.filter(
      (question) => !hasBoard(question) && picturesOfAnswer(question, QUIZ_FACTS, DRAWN).length === 0,
    )
    expect(without.map(idOf)).toEqual([])
    const boards = new Set(questions.filter(hasBoard).map(({ template }) => templateOf(template).options))
    expect(boards).toEqual(new Set(['year', 'city', 'venue']))
  })

  test('shows a man who is not drawn as a shirt with his initials, of the club that was asked', () => {
    const about = (template: string) => (question: Question) =>
      question.template === template && !DRAWN.portraits.has(question.options[0])
    const shirts = questions.filter(about('played-for')).map((question) => {
      const answer = picturesOfAnswer(question, QUIZ_FACTS, DRAWN).at(-1)!
      return { question, answer, name: QUIZ_FACTS.footballer(question.options[0]).name }
    })
    expect(shirts.length).toBeGreaterThan(0)
    for (const { question, answer, name } of shirts.filter(({ answer: { kind } }) => kind === 'kit')) {
      expect(name).toContain(answer.label!.en[0])
      if (DRAWN.crests.has(question.about[0]!)) expect(answer.id).toBe(question.about[0])
    }
  })

  test('shows the sides of a final with their goals', () => {
    const final = byTemplate
      .get('final-year-nation')!
      .find(({ about: [title], options }) => title === 'european_championship' && options[0] === '2024')!
    expect(picturesOfAnswer(final, QUIZ_FACTS, DRAWN)).toMatchObject([
      { id: 'es', label: { en: '2' } },
      { id: 'gb-eng', label: { en: '1' } },
    ])
  })

  test('shows the face itself once a face in few pixels was asked', () => {
    const asked = questions.filter(({ template }) => /^face/.test(template))
    const kindsOf = (question: Question) =>
      picturesOfAnswer(question, QUIZ_FACTS, DRAWN).map(({ kind, id }) => (id === question.about[0] ? kind : null))
    expect(new Set(asked.map(({ template }) => template)).size).toBe(4)
    expect(asked.filter((question) => kindsOf(question)[0] !== 'face').map(idOf)).toEqual([])
  })

  test('shows a career of four clubs in its order, and four options in that of the round', () => {
    const order = [3, 1, 0, 2]
    const shownOf = (question: Question) => picturesOf(question, order, QUIZ_FACTS, DRAWN)
    const inOrder = (question: Question) => picturesOf(question, ORDER, QUIZ_FACTS, DRAWN)
    const four = questions.filter((question) => inOrder(question).length === 4)
    const areCareers = ({ template }: Question) => templateOf(template).pictures !== undefined
    const [careers, options] = [true, false].map((is) => four.filter((one) => areCareers(one) === is))
    expect([careers!.length, options!.length].every((count) => count > 0)).toBe(true)
    for (const question of careers!) expect(shownOf(question)).toEqual(inOrder(question))
    for (const question of options!) expect(shownOf(question)).toEqual(order.map((at) => inOrder(question)[at]))
  })

  test('shows something at most questions', () => {
    const shown = questions.filter((question) => picturesOf(question, ORDER, QUIZ_FACTS, DRAWN).length > 0)
    expect(shown.length / questions.length).toBeGreaterThan(0.8)
  })

  test('shows the flags of all four nations where the footballer is not drawn', () => {
    const asked = questions.filter(({ template, about }) => template === 'nation-of' && !DRAWN.portraits.has(about[0]!))
    const kinds = asked.map((one) => picturesOf(one, ORDER, QUIZ_FACTS, DRAWN).map(({ kind }) => kind))
    expect(kinds.length).toBeGreaterThan(0)
    for (const each of kinds) expect(each).toEqual(['flag', 'flag', 'flag', 'flag'])
  })

  test.each(LANGUAGES)('does not reveal the answer by the length of an option, in %s', (language) => {
    const lengths = questions.map((one) => say(one, QUIZ_FACTS).options.map((option) => option[language].length))
    const single = lengths.filter((four) => four.filter((length) => length === Math.max(...four)).length === 1)
    const right = single.filter((four) => four[0] === Math.max(...four)).length / single.length
    expect(right).toBeGreaterThan(0.2)
    expect(right).toBeLessThan(0.3)
  })
})

describe('the validator', () => {
  const changed = (question: Question, ...options: (string | undefined)[]): Question => ({
    ...question,
    options: options as unknown as Question['options'],
  })

  test.each(some)('rejects %s with a wrong option first', (_, question) => {
    const [right, one, two, three] = question.options
    expect(faultsOf(changed(question, one, right, two, three), QUIZ_FACTS)).not.toEqual([])
  })

  test.each(some)('rejects %s with the right option twice', (_, question) => {
    const [right, one, two] = question.options
    expect(faultsOf(changed(question, right, one, two, right), QUIZ_FACTS)).not.toEqual([])
  })

  test('rejects an option with uncertain facts', () => {
    const doubtful = QUIZ_FACTS.footballers.find(({ confidence, id }) => confidence === 1 && id)!
    const question: Question = {
      template: 'played-for',
      about: ['barca'],
      options: ['lionel-messi', doubtful.id, 'cristiano-ronaldo', 'wayne-rooney'],
    }
    expect(faultsOf(question, QUIZ_FACTS)).toContain(`${doubtful.id} is not proven to be wrong`)
  })

  test('rejects an option of another line, era and nation', () => {
    const question: Question = {
      template: 'played-for',
      about: ['barca'],
      options: ['lionel-messi', 'dino-zoff', 'cristiano-ronaldo', 'wayne-rooney'],
    }
    expect(faultsOf(question, QUIZ_FACTS)).toEqual([
      'dino-zoff shares neither line and era nor nation with lionel-messi',
    ])
  })

  test('rejects figures that are too close', () => {
    const [question] = byTemplate.get('born-first')!
    expect(faultsOf(changed(question!, ...question!.options.toReversed()), QUIZ_FACTS)).not.toEqual([])
  })
})
