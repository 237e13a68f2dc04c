import { describe, expect, test } from 'vitest'
import { DOUBT } from '#games/back-four/deal/catalogue-file.ts'
import { proofOf } from '#games/back-four/deal/proofs.ts'
import { roster } from '#games/back-four/deal/roster.ts'
import { TILES } from '#games/back-four/deal/tiles.ts'

const { groups, men } = roster()
const sentenceOf = (key: string) => {
  const { en, fr, es } = groups.find((group) => group.key === key)!.sentence
  return [en, fr, es]
}

test.each([
  ['club:milan', 'Played for AC Milan', 'Ont joué à l’AC Milan', 'Jugaron en el Milan'],
  ['nation:GB-ENG', 'England internationals', 'Internationaux anglais', 'Internacionales con Inglaterra'],
  ['nation:NL', 'Netherlands internationals', 'Internationaux néerlandais', 'Internacionales con los Países Bajos'],
  ['four', 'Four-letter names', 'Noms de quatre lettres', 'Nombres de cuatro letras'],
  ['story:coachMilan', 'Later coached AC Milan', 'Devenus entraîneurs de l’AC Milan', 'Entrenaron después al Milan'],
  ['nation:PT', 'Portugal internationals', 'Internationaux portugais', 'Internacionales con Portugal'],
  ['keeperNation:FR', 'French goalkeepers', 'Gardiens de but français', 'Porteros franceses'],
  ['title:european_championship', 'Won the European Championship', 'Ont remporté l’Euro', 'Ganaron la Eurocopa'],
  [
    'titleYear:world_cup+1994',
    'Won the 1994 World Cup',
    'Ont remporté la Coupe du monde 1994',
    'Ganaron el Mundial de 1994',
  ],
  [
    'clubNation:juventus+IT',
    'Italian players at Juventus',
    'Italiens passés par la Juventus',
    'Italianos que pasaron por la Juventus',
  ],
  [
    'without:european_championship+champions_league',
    'Won the European Championship but never the Champions League',
    'Ont remporté l’Euro, mais jamais la Ligue des champions',
    'Ganaron la Eurocopa, pero nunca la Champions League',
  ],
  [
    'with:ligue_1+psg',
    'Won Ligue 1 with Paris Saint-Germain',
    'Ont remporté la Ligue 1 avec le PSG',
    'Ganaron la Ligue 1 con el PSG',
  ],
  [
    'move:chelsea+arsenal',
    'Left Chelsea for Arsenal',
    'Ont quitté Chelsea pour Arsenal',
    'Dejaron el Chelsea por el Arsenal',
  ],
  [
    'mates:alessandro-nesta',
    'Club team-mates of Alessandro Nesta',
    'Coéquipiers d’Alessandro Nesta en club',
    'Compañeros de club de Alessandro Nesta',
  ],
  [
    'record',
    'Broke the world transfer record',
    'Ont battu le record mondial de transfert',
    'Batieron el récord mundial de traspasos',
  ],
  [
    'began:ajax',
    'First senior club: Ajax',
    'Premier club professionnel\u202f: l’Ajax',
    'Primer club profesional: el Ajax',
  ],
  ['abroad:US', 'Played in the United States', 'Ont joué aux États-Unis', 'Jugaron en Estados Unidos'],
  [
    'clubs:inter+milan',
    'Played for Inter and AC Milan (Derby della Madonnina)',
    'Ont joué à l’Inter et à l’AC Milan (Derby della Madonnina)',
    'Jugaron en el Inter de Milán y en el Milan (Derby della Madonnina)',
  ],
  [
    'campaign:inter+2010',
    'Won the 2010 treble with Inter',
    'Ont fait le triplé avec l’Inter en 2010',
    'Ganaron el triplete con el Inter de Milán en 2010',
  ],
])('%s', (key, ...sentences) => {
  expect(sentenceOf(key)).toEqual(sentences)
})

describe('every sentence', () => {
  const all = groups.map(({ key, sentence }) => [key, sentence] as const)

  test('has its languages, and no article left before a preposition', () => {
    const wrong = all.filter(
      ([, { en, fr, es }]) =>
        [en, fr, es].some((text) => !text || /undefined|null| {2}|\s$/.test(text)) ||
        /\b(?:de le|de les|à le|à les|de l’ |d’ )\b/i.test(fr.replace(/“.*”/, '')) ||
        /\b(?:de el|a el) (?=[a-zà-ú])/i.test(es),
    )
    expect(wrong).toEqual([])
  })

  test('breaks no span of years, which browsers would part after its hyphen', () => {
    const parted = all.filter(([, sentence]) => Object.values(sentence).some((text) => /\d-\d/.test(text)))
    expect(parted).toEqual([])
  })

  test('is unique in every language', () => {
    for (const locale of ['en', 'fr', 'es'] as const)
      expect(new Set(all.map(([, sentence]) => sentence[locale])).size).toBe(all.length)
  })
})

test.each([
  ['cristiano-ronaldo', 'C. Ronaldo'],
  ['zinedine-zidane', 'Zidane'],
  ['roberto-carlos', 'Roberto Carlos'],
  ['virgil-van-dijk', 'van Dijk'],
  ['alexis-mac-allister', 'Mac Allister'],
  ['heung-min-son', 'Son Heung-min'],
  ['enzo-fernandez', 'Enzo Fernández'],
  ['thiago-alcantara', 'Thiago Alcántara'],
  ['carlos-alberto-torres', 'Carlos Alberto'],
  ['john-arne-riise', 'Riise'],
  ['lucas-hernandez', 'Lucas Hernández'],
  ['filippo-inzaghi', 'F. Inzaghi'],
  ['lucas-moura', 'Lucas Moura'],
  ['andrew-robertson', 'A. Robertson'],
])('the tile of %s says %s', (id, tile) => {
  expect(TILES[men.findIndex((man) => man.id === id)]).toBe(tile)
})

test('a tile with ñ is in doubt for a beginning with n', () => {
  const place = men.findIndex(({ id }) => id === 'santiago-canizares')
  expect(groups.find(({ key }) => key === 'starts:can')!.fits[place]).toBe(DOUBT)
})

test('a loan and the contract that followed are one stay in a proof', () => {
  expect(proofOf('club:barca', 'giovanni-van-bronckhorst').en).toBe('Barcelona 2003–2007, Champions League 2006')
  expect(proofOf('move:barca+milan', 'zlatan-ibrahimovic').en).toBe('Barcelona 2009–2010 → AC Milan 2010–2012')
  expect(proofOf('story:europeGoal', 'khvicha-kvaratskhelia').en).toBe('Paris Saint-Germain–Inter 5-0 (2025)')
  expect(proofOf('story:worldCupGoal', 'josef-masopust').fr).toBe('Brésil–Tchécoslovaquie 3-1 (1962)')
  expect(proofOf('story:worldCupGoal', 'andreas-brehme').en).toBe('West Germany–Argentina 1-0 (1990)')
  expect(proofOf('story:worldCupGoal', 'mario-gotze').es).toBe('Alemania–Argentina 1-0 (2014)')
  expect(proofOf('abroad:TR', 'victor-osimhen').en).toBe('Galatasaray 2024–')
  expect(proofOf('mates:martin-odegaard', 'david-raya').en).toBe('Arsenal 2023–')
})
