import type { Names } from '#data/types.ts'
import type { QuizFacts } from '../deal/facts.ts'
import { inAll } from './careers.ts'

const CAIRO: Names = { en: 'Cairo International', fr: 'Stade international du Caire', es: 'Internacional de El Cairo' }
const KING_ABDULLAH: Names = {
  en: 'King Abdullah Sports City',
  fr: 'Cité sportive du Roi-Abdallah',
  es: 'Ciudad Deportiva Rey Abdalá',
}

/** Grounds whose name differs between languages, by club. */
const TRANSLATED: Readonly<Record<string, Names>> = {
  alahli: KING_ABDULLAH,
  alahlycairo: CAIRO,
  alittihad: KING_ABDULLAH,
  clubbrugge: { en: 'Jan Breydel Stadium', fr: 'Stade Jan-Breydel', es: 'Jan Breydel' },
  dynamokyiv: { en: 'Olimpiyskyi', fr: 'Olimpiïsky', es: 'Olimpíyskiy' },
  evergrande: { en: 'Tianhe Stadium', fr: 'Stade de Tianhe', es: 'Estadio Tianhe' },
  panathinaikos: {
    en: 'Spyros Louis Olympic Stadium',
    fr: 'Stade olympique Spyros-Louis',
    es: 'Olímpico Spyros Louis',
  },
  zamalek: CAIRO,
}

/** Name of a club's ground in three languages. */
export const groundName = (club: string, { clubRecords }: QuizFacts): Names =>
  TRANSLATED[club] ?? inAll(() => clubRecords.get(club)!.ground.name)
