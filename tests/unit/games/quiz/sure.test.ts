import { expect, test } from 'vitest'
import type { LeagueId } from '#data/types.ts'
import { cycleDraws } from '#games/quiz/deal/draws.ts'
import { ACADEMIES } from '#games/quiz/deal/facts.ts'
import { hasItsName } from '#games/quiz/deal/former-names.ts'
import { DECK, LIVE } from '#games/quiz/deal/held.ts'
import { peopleOf } from '#games/quiz/deal/deck.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { clubsOf, dealCycle, editionOf } from '#games/quiz/deal/schedule.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf, YOUTH } from '#games/quiz/deal/templates.ts'
import { MERGED, WITHDREW } from '#games/quiz/deal/templates/clubs.ts'
import { playsOn } from '#games/quiz/deal/templates/footballers.ts'
import { tellsAnswer } from '#games/quiz/deal/validate.ts'
import { careerLine, COLON, LANGUAGES, leagueLine, staysLine } from '#games/quiz/words/careers.ts'
import { kitColours } from '#games/quiz/words/kits.ts'
import { SPELLINGS } from '#games/quiz/words/names.ts'
import { MEANINGS } from '#games/quiz/words/nicknames.ts'
import { say } from '#games/quiz/words/say.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'

const sentences = DECK.questions.map((question) => ({ question, words: say(question, QUIZ_FACTS) }))
const ofTemplate = (...ids: string[]) => sentences.filter(({ question }) => ids.includes(question.template))

test.each(LANGUAGES)('no question contains a word that only its answer contains, in %s', (language) => {
  const telling = sentences.filter(({ words: { text, options } }) =>
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

test('a line that is short of room names all asked clubs, without any years', () => {
  const clubs = ['dortmund', 'arsenal', 'roma', 'manutd', 'inter']
  const line = careerLine(QUIZ_FACTS.footballer('henrikh-mkhitaryan'), QUIZ_FACTS, clubs).fr
  for (const club of clubs) expect(line).toContain(QUIZ_FACTS.noun(club).fr)
  expect(line).not.toMatch(/…|\d/)
})

test('a career that was asked is explained as a whole, all of it with years or all without', () => {
  const broken = ofTemplate('whose-career').filter(({ question: { about }, words: { why } }) => {
    const { career } = QUIZ_FACTS.footballer(about[0]!)
    const clubs = career.map(({ club }) => club).filter((club, at, all) => club !== all[at - 1])
    const parts = why.en.slice(why.en.indexOf(': ') + 2).split(', ')
    const isDated = parts.map((part) => /\d{4}/.test(part))
    const isListed = clubs.every((club) => why.en.includes(QUIZ_FACTS.noun(club).en))
    return !isListed || why.en.includes('…') || new Set(isDated).size > 1
  })
  expect(broken.map(({ question }) => idOf(question))).toEqual([])
  const buffon = ofTemplate('whose-career').find(({ question: { about } }) => about[0] === 'gianluigi-buffon')
  if (buffon) expect(buffon.words.why.en).toMatch(/Parma[^…]*Juventus[^…]*Paris[^…]*Juventus[^…]*Parma/)
})

/** Seasons, by their first year, in the years of a line: `2011–13` has two. */
const seasonsIn = (line: string): number[] =>
  [...line.matchAll(/(\d{4})–(\d{4}|\d{2}(?!\d))?/g)].flatMap(([, from, to = '2026']) => {
    const first = Number(from)
    const end = to.length === 4 ? Number(to) : Math.floor(first / 100) * 100 + Number(to)
    return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  })

test('no line of a career shows a season at the owner that was spent on loan elsewhere', () => {
  const lent = QUIZ_FACTS.asked.flatMap((one) => {
    const owners = one.career.filter(
      ({ club, loan }) => !loan && !one.career.some((spell) => spell.loan && spell.club === club),
    )
    return [...new Set(owners.map(({ club }) => club))].flatMap((club) => {
      const seasons = seasonsIn(careerLine(one, QUIZ_FACTS, [club]).en)
      const loans = one.career.filter(({ loan, from, to }) => loan && from !== null && to !== null)
      return loans
        .filter(({ from, to }) => seasons.some((season) => season >= from! && season < to!))
        .map((loan) => `${one.id}: ${club} beside ${loan.club}`)
    })
  })
  expect(lent).toEqual([])
  const years = (id: string, club: string) => careerLine(QUIZ_FACTS.footballer(id), QUIZ_FACTS, [club]).en
  expect(years('sokratis-papastathopoulos', 'genoa')).toMatch(/: Genoa 2008–10$/)
  expect(years('franck-kessie', 'atalanta')).toMatch(/: Atalanta 2016–17$/)
  expect(years('pierre-emile-hojbjerg', 'tottenham')).toMatch(/: Tottenham 2020–24$/)
  expect(years('azzedine-ounahi', 'marseille')).toMatch(/: Marseille 2023–24$/)
  expect(years('bojan-krkic', 'barca')).toMatch(/: Barcelona 2007–11$/)
})

test('who still played is explained by the club of that month', () => {
  const december = Number(QUIZ_FACTS.asOf.slice(0, 4)) - 1
  const late = ofTemplate('still-playing').filter(
    ({ words: { why } }) =>
      !seasonsIn(why.en).includes(december) && !new RegExp(`${december}–|–${(december + 1) % 100}`).test(why.en),
  )
  expect(late.map(({ words: { why } }) => why.en)).toEqual([])
  const options = ['randal-kolo-muani', 'thierry-henry', 'didier-drogba', 'samuel-eto-o'] as const
  expect(say({ template: 'still-playing', about: [], options }, QUIZ_FACTS).why.en).toBe(
    'Randal Kolo Muani: Tottenham 2025–26',
  )
})

test('a next club is explained by the two stays alone, without a gap', () => {
  const options = ['santos', 'flamengo', 'palmeiras', 'corinthians'] as const
  expect(say({ template: 'next-club', about: ['neymar', 'alhilal'], options }, QUIZ_FACTS).why.en).toBe(
    'Neymar: Al-Hilal 2023–25, Santos 2025–',
  )
})

test('the years of the three others end with a mark where some are left out', () => {
  const hidden = ofTemplate('league-never', 'never-played-for').filter(
    ({ question: { template, about, options }, words: { why } }) =>
      options.slice(1).some((id) => {
        const [league] = about
        const line =
          template === 'league-never'
            ? leagueLine([id], QUIZ_FACTS, league as LeagueId)
            : staysLine([id], QUIZ_FACTS, league!)
        const name = QUIZ_FACTS.footballer(id).name
        const years = line.en.slice(line.en.indexOf(name) + name.length)
        return /\d{4}/.test(why.en) && !why.en.includes(years) && !why.en.includes('…')
      }),
  )
  expect(hidden.map(({ question }) => idOf(question))).toEqual([])
})

test('who never did something is asked beside men who play on as he does', () => {
  const mixed = ofTemplate('league-never', 'never-played-for').filter(
    ({ question: { options } }) => options.filter((id) => playsOn(id, QUIZ_FACTS)).length % 4 !== 0,
  )
  expect(mixed.map(({ question }) => idOf(question))).toEqual([])
  const perfect = sentences.filter(
    ({ question: { template, options }, words: { text } }) =>
      templateOf(template).options === 'footballer' &&
      /^(Which of these|Who) has /.test(text.en) &&
      !options.every((id) => playsOn(id, QUIZ_FACTS)),
  )
  expect(perfect.map(({ question }) => idOf(question))).toEqual([])
})

test('clubs that merged are not compared by age, nor a champion beside one who was stripped of the title', () => {
  expect(
    ofTemplate('oldest-club').filter(({ question: { options } }) => options.some((id) => MERGED.includes(id))),
  ).toEqual([])
  const calciopoli = ofTemplate('champions-of').filter(({ question: { about } }) => about.join() === 'serie_a,2006')
  for (const { question, words } of calciopoli) {
    expect(question.options).not.toContain('juventus')
    expect(words.why).toMatchObject({ en: expect.stringContaining('Calciopoli') as string })
  }
  expect(calciopoli.length).toBeLessThanOrEqual(1)
  expect(ofTemplate('champions-of').filter(({ question: { about } }) => about.join() === 'serie_a,2005')).toEqual([])
})

test('a crest has no option of its own city', () => {
  const near = ofTemplate('crest').filter(
    ({
      question: {
        options: [right, ...others],
      },
    }) => others.some((id) => QUIZ_FACTS.club(id).city === QUIZ_FACTS.club(right).city),
  )
  expect(near.map(({ question }) => idOf(question))).toEqual([])
  expect(templateOf('crest').truth(['caen'], 'lehavre', QUIZ_FACTS)).toBe('unknown')
})

test('clubs have the name of their time', () => {
  expect(careerLine(QUIZ_FACTS.footballer('lothar-matthaus'), QUIZ_FACTS, ['nyredbulls']).en).toMatch(
    /: MetroStars 2000$/,
  )
  const early = ofTemplate(
    'played-for',
    'two-clubs',
    'three-clubs',
    'next-club',
    'first-club',
    'whose-career',
    'face-club',
  )
    .filter(
      ({ question: { about, options }, words: { why } }) =>
        [...about, ...options].some((id) => ['nyredbulls', 'salzburg', 'cf-montreal'].includes(id)) &&
        /MetroStars|Austria Salzburg|Impact/.test(why.en),
    )
    .filter(({ words: { why } }) => !/New York Red Bulls|Red Bull Salzburg|Montréal/.test(why.en))
  expect(early.map(({ question }) => idOf(question))).toEqual([])
  const renamed = ofTemplate('at-club-in').filter(
    ({
      question: {
        about: [club, year],
      },
    }) => !hasItsName(club!, Number(year)),
  )
  expect(renamed.map(({ question }) => idOf(question))).toEqual([])
})

test('names are spelt as in newspapers of the language', () => {
  const all = LANGUAGES.map((language) =>
    sentences.flatMap(({ words: { text, options, why } }) => [text, why, ...options].map((words) => words[language])),
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

test.each(LANGUAGES)(
  'explanations of nicknames, leagues, squads and caps say more than the question, in %s',
  (language) => {
    const bare = ofTemplate('club-nickname', 'in-league', 'squad-of').filter(
      ({ question: { template, about, options }, words: { why } }) => {
        const { nickname } = QUIZ_FACTS.clubRecords.get(options[0]) ?? {}
        if (template === 'club-nickname') return why[language].endsWith(nickname!)
        if (template === 'in-league') return (why[language].match(/\d{4}/g) ?? []).length < 2
        return !why[language].slice(why[language].indexOf(about[1]!.slice(-4)) + 4).startsWith(COLON[language])
      },
    )
    expect(bare.map(({ question }) => idOf(question))).toEqual([])
    const least = { en: 'at least 100 caps', fr: 'au moins 100 sélections', es: 'al menos 100 partidos' }
    for (const { words } of ofTemplate('hundred-caps')) expect(words.why[language]).toContain(least[language])
  },
)

test('a stay in a league is told by its first and last year, as far as they are known', () => {
  const options = ['leicester', 'leeds', 'derby-county', 'coventry'] as const
  const why = (season: string) =>
    say({ template: 'in-league', about: ['premierleague', season], options }, QUIZ_FACTS).why
  expect(why('1996')).toMatchObject({
    en: 'Leicester: Premier League 1996/97, there from 1996 to 2002',
    es: 'Leicester: Premier League 1996/97, presente de 1996 a 2002',
  })
})

test('each meaning of a nickname belongs to a club that has one', () => {
  for (const club of Object.keys(MEANINGS)) expect(QUIZ_FACTS.clubRecords.get(club)?.nickname).toBeTruthy()
})

test('a ground or a nickname in words is asked among clubs of one country', () => {
  const abroad = ofTemplate('club-of-ground', 'ground-of-club', 'club-nickname').filter(
    ({ question: { options } }) => new Set(options.map((id) => QUIZ_FACTS.club(id).nation)).size > 1,
  )
  expect(abroad.map(({ question }) => idOf(question))).toEqual([])
  const named = ofTemplate('club-nickname').map(({ question: { about } }) => about[0])
  for (const club of ['tigres', 'mainz', 'leipzig']) expect(named).not.toContain(club)
})

test('beside a face stand mostly faces of like skin', () => {
  const near = ofTemplate('face', 'portrait').flatMap(
    ({
      question: {
        options: [right, ...others],
      },
    }) => others.map((id) => Math.abs(LOOKS.get(id)!.skin - LOOKS.get(right)!.skin) <= 1),
  )
  expect(near.filter(Boolean).length / near.length).toBeGreaterThan(0.9)
})

test('years of a top scorer are of the five nearest tournaments', () => {
  const far = ofTemplate('top-scorer-year').filter(({ question: { about, options } }) => {
    const [right, ...others] = options.map(Number)
    const distance = (year: number) => Math.abs(year - right!)
    const all = QUIZ_FACTS.history.scorers.filter(({ title, year }) => title === about[0] && year !== right)
    const fifth = all.map(({ year }) => distance(year)).sort((one, other) => one - other)[4] ?? Infinity
    return others.some((year) => distance(year) > fifth)
  })
  expect(far.map(({ question }) => idOf(question))).toEqual([])
})

test('a match asks about no edition of a prize twice, and a subject rests for 30 matches where the deck allows', async () => {
  const {
    deck: { questions, version },
    levels,
  } = LIVE
  const draws = await cycleDraws('another secret of the test', version, 0, questions.length)
  const matches = dealCycle(questions, levels, draws)
  const twice = matches.filter((match) => {
    const editions = match.flatMap((at) => editionOf(questions[at]!) ?? [])
    return new Set(editions).size < editions.length
  })
  expect(twice).toEqual([])
  const last = new Map<string, number>()
  const soon = matches.flatMap((match, number) =>
    match.flatMap((at) =>
      peopleOf(questions[at]!).map((id) => {
        const before = last.get(id)
        last.set(id, number)
        return before !== undefined && number - before < 30
      }),
    ),
  )
  expect(soon.filter(Boolean).length / soon.length).toBeLessThan(0.02)
})

test('no sentence or explanation names a man who is a later answer of the match', async () => {
  const {
    deck: { questions, version },
    levels,
  } = LIVE
  const draws = await cycleDraws('a third secret of the test', version, 0, questions.length)
  const words = new Map(sentences.map((one) => [idOf(one.question), one.words]))
  const wordsAt = (at: number) => words.get(idOf(questions[at]!))!
  const told = dealCycle(questions, levels, draws).filter((match) => {
    let printed = ''
    return match.some((at) => {
      const { text, options, why } = wordsAt(at)
      const isTold =
        templateOf(questions[at]!.template).options === 'footballer' &&
        printed.split(/[:,()·]\s*/).includes(options[0]!.en)
      printed += `, ${text.en}, ${why.en.replaceAll(/ \d{4}|–/g, ',')}`
      return isTold
    })
  })
  expect(told).toEqual([])
})

test('a career too long for its years has those of its beginning and end', () => {
  const line = (id: string) => {
    const one = QUIZ_FACTS.footballer(id)
    return careerLine(
      one,
      QUIZ_FACTS,
      one.career.map(({ club }) => club),
    ).en
  }
  expect(line('lisandro-martinez')).toMatch(
    /^Lisandro Martínez \(2017–\): Newell’s Old Boys, Defensa y Justicia, Ajax, Man/,
  )
  expect(line('gianluigi-buffon')).toMatch(/Juventus.*Paris.*Juventus.*Parma/)
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

test('the goals and assists of a season are of footballers whose every match of it is counted', () => {
  const asked = (id: string, season: string) =>
    ofTemplate('most-goals', 'most-assists').filter(
      ({ question: { about, options } }) => about[0] === season && options.includes(id),
    ).length
  // He scored nine in the Netherlands before he moved in winter; another five in Austria in August.
  expect(asked('cody-gakpo', '2022/23')).toBe(0)
  expect(asked('rasmus-hojlund', '2022/23')).toBe(0)
  expect(ofTemplate('most-goals').length).toBeGreaterThan(200)
  const split = ofTemplate('club-in-season').filter(({ question: { about } }) => about[0] === 'jeremy-jacquet')
  expect(split.filter(({ question: { about } }) => about[1] === '2024/25')).toEqual([])
})

test('a World Cup is explained by the club of its summer', () => {
  const why = (id: string, tournament: string) => {
    const { question } = ofTemplate('squad-of')[0]!
    const { nation } = QUIZ_FACTS.footballer(id)
    const [, ...others] = question.options
    return say({ ...question, about: [nation, tournament], options: [id, ...others] }, QUIZ_FACTS).why.en
  }
  expect(why('fabio-grosso', 'wc2006')).toMatch(/Palermo 2004–06$/)
  expect(why('tyler-adams', 'wc2022')).toMatch(/Leeds 2022–23$/)
})

test('a career is in order of time, also around a loan', () => {
  expect(careerLine(QUIZ_FACTS.footballer('xabi-alonso'), QUIZ_FACTS).en).toMatch(
    /: …, Real Sociedad 2001–04, Liverpool 2004–09, /,
  )
})
