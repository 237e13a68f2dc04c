import { describe, expect, test } from 'vitest'
import type { Noun } from '#data/grammar-file.ts'
import { formerName } from '#games/quiz/deal/former-names.ts'
import { DECK } from '#games/quiz/deal/held.ts'
import { say } from '#games/quiz/words/say.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf } from '#games/quiz/deal/templates.ts'
import { careerLine, LANGUAGES } from '#games/quiz/words/careers.ts'
import { au, de, du, le, al, del, el } from '#data/phrases/grammar.ts'
import { seasonName } from '#games/quiz/words/dates.ts'

const THIN = '\u202f'

describe('articles', () => {
  test.each([
    ['psg', 'le PSG', 'du PSG', 'au PSG'],
    ['juventus', 'la Juventus', 'de la Juventus', 'à la Juventus'],
    ['marseille', 'l’Olympique de Marseille', 'de l’Olympique de Marseille', 'à l’Olympique de Marseille'],
    ['rangers', 'les Rangers', 'des Rangers', 'aux Rangers'],
    ['lens', 'Lens', 'de Lens', 'à Lens'],
    ['arsenal', 'Arsenal', 'd’Arsenal', 'à Arsenal'],
    ['hamburg', 'Hambourg', 'de Hambourg', 'à Hambourg'],
    ['lehavre', 'Le Havre', 'du Havre', 'au Havre'],
  ])('of %s in French', (club, bare, of, at) => {
    const noun = QUIZ_FACTS.noun(club)
    expect([le(noun), du(noun), au(noun)]).toEqual([bare, of, at])
  })

  test.each([
    ['barca', 'el Barcelona', 'del Barcelona', 'al Barcelona'],
    ['realsociedad', 'la Real Sociedad', 'de la Real Sociedad', 'a la Real Sociedad'],
    ['osasuna', 'Osasuna', 'de Osasuna', 'a Osasuna'],
    ['chivas', 'las Chivas de Guadalajara', 'de las Chivas de Guadalajara', 'a las Chivas de Guadalajara'],
  ])('of %s in Spanish', (club, bare, of, to) => {
    const noun = QUIZ_FACTS.noun(club)
    expect([el(noun), del(noun), al(noun)]).toEqual([bare, of, to])
  })

  test('of nations in French', () => {
    const said = ['FR', 'BR', 'IT', 'NL', 'IL'].map((code) => le(QUIZ_FACTS.nation(code)))
    expect(said).toEqual(['la France', 'le Brésil', 'l’Italie', 'les Pays-Bas', 'Israël'])
  })

  test.each(['Éder', 'Öberg', 'Iniesta', 'Hazard', 'Xavi'])('are elided before a vowel: %s', (name) => {
    expect(de(name)).toBe(/^[ÉÖI]/.test(name) ? `d’${name}` : `de ${name}`)
  })

  test('are omitted if the sheet has none', () => {
    const noun: Noun = { en: 'X', fr: 'X', es: 'X', articles: { en: '', fr: '', es: '' } }
    expect([le(noun), el(noun)]).toEqual(['X', 'X'])
  })
})

/** A template, its subject, and its sentence in three languages. */
const SENTENCES: [template: string, about: string[], en: string, fr: string, es: string][] = [
  [
    'played-for',
    ['psg'],
    'Which of these played for Paris Saint-Germain?',
    `Lequel a porté le maillot du PSG${THIN}?`,
    '¿Cuál de estos jugó en el PSG?',
  ],
  [
    'never-played-for',
    ['inter'],
    'Which of these never played for Inter?',
    `Lequel n’a jamais joué à l’Inter${THIN}?`,
    '¿Cuál de estos nunca jugó en el Inter de Milán?',
  ],
  [
    'two-clubs',
    ['juventus', 'lens'],
    'Who played for both Juventus and Lens?',
    `Qui a joué à la Juventus et à Lens${THIN}?`,
    '¿Quién jugó en la Juventus y en el Lens?',
  ],
  [
    'three-clubs',
    ['realsociedad', 'liverpool', 'bayernmunchen'],
    'Who played for Real Sociedad, Liverpool and Bayern Munich?',
    `Qui a joué à la Real Sociedad, à Liverpool et au Bayern Munich${THIN}?`,
    '¿Quién jugó en la Real Sociedad, en el Liverpool y en el Bayern de Múnich?',
  ],
  [
    'team-mates',
    ['andres-iniesta', 'barca'],
    'Who was a team-mate of Andrés Iniesta at Barcelona?',
    `Qui a été coéquipier d’Andrés Iniesta au FC Barcelone${THIN}?`,
    '¿Quién fue compañero de Andrés Iniesta en el Barcelona?',
  ],
  [
    'at-club-in',
    ['osasuna', '2008'],
    'Who played for Osasuna in 2008?',
    `Qui jouait à Osasuna en 2008${THIN}?`,
    '¿Quién jugaba en Osasuna en 2008?',
  ],
  [
    'capped-by',
    ['NL'],
    'Which of these played for the Netherlands?',
    `Lequel a joué pour les Pays-Bas${THIN}?`,
    '¿Cuál de estos jugó con la selección de Países Bajos?',
  ],
  [
    'capped-by',
    ['IE'],
    'Which of these played for the Republic of Ireland?',
    `Lequel a joué pour la République d’Irlande${THIN}?`,
    '¿Cuál de estos jugó con la selección de la República de Irlanda?',
  ],
  [
    'squad-of',
    ['CI', 'wc2014'],
    'Who was in the Ivory Coast squad at the 2014 World Cup?',
    `Qui était à la Coupe du monde 2014 avec la Côte d’Ivoire${THIN}?`,
    '¿Quién estuvo en el Mundial de 2014 con Costa de Marfil?',
  ],
  [
    'won-title',
    ['ballon_dor'],
    'Which of these won the Ballon d’Or?',
    `Lequel a remporté le Ballon d’Or${THIN}?`,
    '¿Cuál de estos ganó el Balón de Oro?',
  ],
  [
    'won-with',
    ['la_liga', 'atleticomadrid'],
    'Which player won La Liga with Atlético Madrid?',
    `Quel joueur a remporté la Liga avec l’Atlético de Madrid${THIN}?`,
    '¿Qué jugador ganó la Liga con el Atlético de Madrid?',
  ],
  [
    'league-never',
    ['premierleague'],
    'Which of these never played in the Premier League?',
    `Lequel n’a jamais joué en Premier League${THIN}?`,
    '¿Cuál de estos nunca jugó en la Premier League?',
  ],
  [
    'next-club',
    ['thierry-henry', 'monaco'],
    'Which club did Thierry Henry join when he left Monaco?',
    `Quel club Thierry Henry a-t-il rejoint en quittant l’AS Monaco${THIN}?`,
    '¿A qué club se fue Thierry Henry al dejar el Mónaco?',
  ],
  [
    'club-title',
    ['champions_league', '1984'],
    'Who won the European Cup in 1984?',
    `Qui a remporté la Coupe d’Europe des clubs champions en 1984${THIN}?`,
    '¿Quién ganó la Copa de Europa en 1984?',
  ],
  [
    'champions-of',
    ['serie_a', '2000'],
    'Who won Serie A in 1999/2000?',
    `Qui a remporté la Serie A en 1999/2000${THIN}?`,
    '¿Quién ganó la Serie A en 1999/2000?',
  ],
  [
    'year-of-title',
    ['european_championship', 'GR'],
    'In which of these years did Greece win the Euros?',
    `Laquelle de ces années a vu la Grèce remporter l’Euro${THIN}?`,
    '¿En cuál de estos años ganó Grecia la Eurocopa?',
  ],
  [
    'ground-of-club',
    ['ajax'],
    'Which ground is home to Ajax?',
    `Quel est le stade de l’Ajax${THIN}?`,
    '¿Cuál es el estadio del Ajax?',
  ],
  [
    'country-of',
    ['rangers'],
    'Which country are Rangers from?',
    `De quel pays viennent les Rangers${THIN}?`,
    '¿De qué país es el Rangers?',
  ],
  [
    'final-loser-nation',
    ['world_cup', '2010', 'ES'],
    'Who lost the 2010 World Cup final to Spain?',
    `Qui a perdu la finale de la Coupe du monde 2010 contre l’Espagne${THIN}?`,
    '¿Quién perdió la final del Mundial de 2010 contra España?',
  ],
  [
    'final-year-nation',
    ['world_cup', 'DE', 'NL'],
    'In which year did West Germany beat the Netherlands in the World Cup final?',
    `De quelle année date la finale RFA – Pays-Bas de la Coupe du monde${THIN}?`,
    '¿De qué año es la final RFA – Países Bajos del Mundial?',
  ],
  [
    'final-city-club',
    ['champions_league', '2005', 'liverpool', 'milan'],
    'Where did Liverpool beat AC Milan in the 2005 Champions League final?',
    `Où s’est jouée la finale Liverpool – AC Milan de la Ligue des champions 2005${THIN}?`,
    '¿Dónde ganó el Liverpool al Milan la final de la Champions League de 2005?',
  ],
  [
    'host-nation',
    ['european_championship', '2016'],
    'Which country hosted Euro 2016?',
    `Quel pays a accueilli l’Euro 2016${THIN}?`,
    '¿Qué país organizó la Eurocopa de 2016?',
  ],
  [
    'top-scorer',
    ['world_cup', '1986'],
    'Who was the top scorer at the 1986 World Cup?',
    `Qui a fini meilleur buteur de la Coupe du monde 1986${THIN}?`,
    '¿Quién fue el máximo goleador del Mundial de 1986?',
  ],
  [
    'record-transfer',
    ['zinedine-zidane', '2001'],
    'Which club broke the world transfer record for Zinédine Zidane in 2001?',
    `Quel club a battu le record du monde des transferts avec l’achat de Zinédine Zidane en 2001${THIN}?`,
    '¿Qué club batió el récord mundial de traspasos al fichar a Zinédine Zidane en 2001?',
  ],
  [
    'derby',
    ['Merseyside derby', 'everton'],
    'Merseyside derby: who do Everton play?',
    `Derby de la Mersey${THIN}: qui affronte Everton${THIN}?`,
    'Derbi de Merseyside: ¿quién se enfrenta al Everton?',
  ],
]

describe('sentences', () => {
  test.each(SENTENCES)('of %s about %j', (template, about, en, fr, es) => {
    expect(templateOf(template).text(about, QUIZ_FACTS)).toEqual({ en, fr, es })
  })

  test('explain a career at the clubs in the question', () => {
    const alonso = QUIZ_FACTS.footballer('xabi-alonso')
    expect(careerLine(alonso, QUIZ_FACTS, ['liverpool', 'bayernmunchen'])).toEqual({
      en: 'Xabi Alonso: Liverpool 2004–09, Bayern Munich 2014–17',
      fr: `Xabi Alonso${THIN}: Liverpool 2004–09, Bayern Munich 2014–17`,
      es: 'Xabi Alonso: Liverpool 2004–09, Bayern de Múnich 2014–17',
    })
  })

  test('name a club once after a return, and separate its number from years', () => {
    const [shevchenko, haessler] = ['andriy-shevchenko', 'thomas-hassler'].map(QUIZ_FACTS.footballer)
    expect(careerLine(shevchenko!, QUIZ_FACTS, ['milan']).en).toBe('Andriy Shevchenko: AC Milan 1999–2006, 2008–09')
    expect(careerLine(haessler!, QUIZ_FACTS, ['1860-munich']).es).toBe('Thomas Häßler: Múnich 1860 (1999–2003)')
  })

  test.each([
    ['roman-weidenfeller', 'Roman Weidenfeller: Kaiserslautern 2000–02, Borussia Dortmund 2002–18'],
    [
      'marco-verratti',
      'Marco Verratti: Pescara 2008–12, Paris Saint-Germain 2012–23, Al Arabi (Qatar) 2023–25, Al-Duhail 2025–',
    ],
    [
      'helmut-rahn',
      'Helmut Rahn: …, Rot-Weiss Essen 1951–59, Cologne 1959–60, SC Enschede 1960–63, MSV Duisburg 1963–65',
    ],
    // A line that is too long omits its least known clubs and shows `…` instead.
    [
      'mohamed-salah',
      'Mohamed Salah: …, Basel 2012–14, Chelsea 2014–15, Fiorentina 2015, Roma 2015–17, Liverpool 2017–',
    ],
  ])('mark every omission in the career of %s', (id, en) => {
    expect(careerLine(QUIZ_FACTS.footballer(id), QUIZ_FACTS).en).toBe(en)
  })

  test('name every club of a career, or say that some are left out', () => {
    const holed = QUIZ_FACTS.asked.filter((one) => {
      const line = careerLine(one, QUIZ_FACTS).en
      return (
        !line.includes('…') &&
        one.career.some((spell) => !line.includes((formerName(spell) ?? QUIZ_FACTS.listed(spell.club)).en))
      )
    })
    expect(holed.map(({ id }) => id)).toEqual([])
  })

  test.each(LANGUAGES)('distinguish the two Ronaldos, in %s', (language) => {
    const named = DECK.questions.flatMap((question) => {
      const { text, options, why } = say(question, QUIZ_FACTS)
      return [text, why, ...options].map((words) => words[language])
    })
    expect(named.filter((words) => /(?<!Cristiano )Ronaldo(?! Nazário)/.test(words))).toEqual([])
    expect(named).toContain('Ronaldo Nazário')
  })

  test.each([
    [['mohamed-salah', 'erling-haaland'], 'Which of these has never played in Serie A?', 'ha jugado'],
    [['mohamed-salah', 'sergio-aguero'], 'Which of these never played in Serie A?', 'jugó'],
  ])('ask in the perfect tense where all play on: %j', (options, en, verb) => {
    const { text } = templateOf('league-never')
    expect(text(['seriea'], QUIZ_FACTS, options)).toMatchObject({
      en,
      es: `¿Cuál de estos nunca ${verb} en la Serie A?`,
    })
  })

  test('ask for the clubs of an active footballer in the perfect tense', () => {
    const english = (template: string, id: string) => templateOf(template).text([id], QUIZ_FACTS).en
    expect(english('face-club', 'mohamed-salah')).toBe('Which of these clubs has he played for?')
    expect(english('face-club', 'thierry-henry')).toBe('Which of these clubs did he play for?')
    expect(english('not-his-club', 'mohamed-salah')).toBe('Which club has Mohamed Salah never played for?')
    expect(english('not-his-club', 'thierry-henry')).toBe('Which club did Thierry Henry never play for?')
  })

  test("put the question's fact after the name", () => {
    const alonso = QUIZ_FACTS.footballer('xabi-alonso')
    expect(careerLine(alonso, QUIZ_FACTS, ['liverpool'], QUIZ_FACTS.nation('ES')).fr).toBe(
      `Xabi Alonso, Espagne${THIN}: Liverpool 2004–09`,
    )
  })

  test.each([
    ['world_cup', 'Which of these won the World Cup as a player?'],
    ['ballon_dor', 'Which of these won the Ballon d’Or?'],
  ])('exclude coaches for %s', (title, en) => {
    expect(templateOf('won-title').text([title], QUIZ_FACTS).en).toBe(en)
  })

  test('explain an odd one out by the titles of the others, and a comparison by all four figures', () => {
    const why = (template: string, about: string[], options: [string, string, string, string]) =>
      say({ template, about, options }, QUIZ_FACTS).why.en
    expect(
      why('never-won-title', ['world_cup'], ['robin-van-persie', 'fernando-torres', 'pedro', 'lionel-messi']),
    ).toBe('Winners: Fernando Torres (2010), Pedro (2010), Lionel Messi (2022)')
    expect(why('born-first', [], ['phillip-cocu', 'nigel-de-jong', 'mark-van-bommel', 'rafael-van-der-vaart'])).toBe(
      'Phillip Cocu 1970, Mark van Bommel 1977, Rafael van der Vaart 1983, Nigel de Jong 1984',
    )
  })

  test('list all years in which each of the others won', () => {
    const options: [string, string, string, string] = ['joaquin', 'cesc-fabregas', 'xavi', 'xabi-alonso']
    expect(say({ template: 'never-won-title', about: ['european_championship'], options }, QUIZ_FACTS).why.fr).toBe(
      `Vainqueurs${THIN}: Cesc Fàbregas (2008, 2012), Xavi (2008, 2012), Xabi Alonso (2008, 2012)`,
    )
  })

  test.each([
    ['recreativo-huelva', `Recreativo de Huelva${THIN}: bleu et blanc`],
    ['monaco', `AS Monaco${THIN}: rouge et blanc (Les Monégasques)`],
    ['barca', `FC Barcelone${THIN}: grenat et bleu (Blaugrana)`],
    ['brentford', `Brentford${THIN}: rouge et blanc (The Bees)`],
  ])('name the owner of a shirt and its colours: %s', (club, fr) => {
    expect(templateOf('shirt').why([club], club, QUIZ_FACTS, []).fr).toBe(fr)
  })

  test('use one kind of apostrophe', () => {
    const { options } = say(
      {
        template: 'won-title',
        about: ['world_cup'],
        options: ['stephane-guivarc-h', 'ludovic-giuly', 'david-ginola', 'sylvain-wiltord'],
      },
      QUIZ_FACTS,
    )
    expect(options[0]!.fr).toBe('Stéphane Guivarc’h')
  })

  test('set French punctuation with a narrow space, also in the lines of crests', () => {
    const lines = DECK.questions.flatMap((question) => {
      const { text, why, options } = say(question, QUIZ_FACTS)
      return [text.fr, why.fr, ...options.map(({ fr }) => fr)]
    })
    // The question mark of a missing club is an item of its list.
    expect(
      lines.filter((line) => / [:;!»]|« |[^\u202f ][?!;]| \?$/.test(line.replaceAll(/[ ,] ?\?(?=,|$)/g, ''))),
    ).toEqual([])
  })

  test('do not ask a retired footballer in the perfect tense', () => {
    const { text } = templateOf('nation-of')
    expect(text(['mario-kempes'], QUIZ_FACTS).en).toBe('Which national team did Mario Kempes play for?')
    expect(text(['ruben-dias'], QUIZ_FACTS)).toEqual({
      en: 'Which national team has Rúben Dias played for?',
      fr: `Avec quelle sélection Rúben Dias a-t-il joué${THIN}?`,
      es: '¿Con qué selección ha jugado Rúben Dias?',
    })
  })

  test('give both names of the European cups if no year is named', () => {
    expect(templateOf('won-title').text(['champions_league'], QUIZ_FACTS)).toEqual({
      en: 'Which of these won the European Cup or Champions League as a player?',
      fr: `Lequel a remporté la Coupe d’Europe ou la Ligue des champions comme joueur${THIN}?`,
      es: '¿Cuál de estos ganó la Copa de Europa o la Champions como jugador?',
    })
  })

  test("omit a city that the club's name contains", () => {
    const told = DECK.questions.filter(({ template }) => template === 'city-of').map(({ about }) => about[0])
    expect(told).toContain('everton')
    for (const club of ['salernitana', 'bursaspor', 'antalyaspor']) expect(told).not.toContain(club)
  })

  test('write the season across the century with both years', () => {
    expect([seasonName(1998), seasonName(1999), seasonName(2009)]).toEqual(['1998/99', '1999/2000', '2009/10'])
  })
})
