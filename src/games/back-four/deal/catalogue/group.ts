import { EVIDENCE } from '#data/evidence.ts'
import type { Noun } from '#data/grammar-file.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { verdict } from '#data/pools.ts'
import type { Criterion, Footballer, Names } from '#data/types.ts'
import { isWithoutMatch } from '../disputed.ts'
import { POOL } from '../tiles.ts'
import { say } from './say.ts'

/** Verdicts of one group for every footballer of the pool. */
export const [NO, YES, UNKNOWN] = [0, 1, 2] as const
export type Column = Uint8Array

/** A board has at most one group about names, and at most two of any other family. */
type Family = 'place' | 'honour' | 'person' | 'name'

/** Four footballers of a board have this in common. */
export type Group = {
  /** Id, such as `club:psg`. */
  key: string
  kind: string
  family: Family
  /** How late a fan sees it: 1 = at once, 4 = last. */
  base: number
  sentence: Names
  /** Simple readings that a fan may mistake it for: "Arsenal" for "Left Arsenal for Barcelona". */
  loose: readonly string[]
  verdicts: Column
}

export type About = Pick<Group, 'kind' | 'family' | 'base'> & { loose?: readonly string[] }
export type Judge = (one: Footballer, at: number) => number

export const group = (key: string, about: About, sentence: Names, judge: Judge): Group => ({
  key,
  loose: [],
  ...about,
  sentence,
  verdicts: Uint8Array.from(POOL, judge),
})

export { say }

const VERDICTS = { yes: YES, no: NO, unknown: UNKNOWN } as const

export const column = (criterion: Criterion): Column =>
  Uint8Array.from(POOL, (one) => VERDICTS[verdict(criterion, one, EVIDENCE)])

export const both = (one: number, other: number): number =>
  one === NO || other === NO ? NO : one === YES && other === YES ? YES : UNKNOWN

export const not = (one: number): number => (one === UNKNOWN ? UNKNOWN : YES - one)

/** Unknown where neither is certain. */
export const sure = (yes: boolean, no: boolean): number => (yes ? YES : no ? NO : UNKNOWN)

export const count = (verdicts: Column): number => verdicts.reduce((sum, one) => sum + (one === YES ? 1 : 0), 0)

type Named = { id: string; noun: Noun; verdicts: Column }

/** Adjectives of nations, in French and Spanish for several men: `Gardiens de but espagnols`. */
const PEOPLES: ReadonlyMap<string, Names> = new Map(
  Object.entries({
    AR: say('Argentinian', 'argentins', 'argentinos'),
    AT: say('Austrian', 'autrichiens', 'austriacos'),
    AU: say('Australian', 'australiens', 'australianos'),
    BA: say('Bosnian', 'bosniens', 'bosnios'),
    BE: say('Belgian', 'belges', 'belgas'),
    BG: say('Bulgarian', 'bulgares', 'búlgaros'),
    BR: say('Brazilian', 'brésiliens', 'brasileños'),
    CA: say('Canadian', 'canadiens', 'canadienses'),
    CH: say('Swiss', 'suisses', 'suizos'),
    CI: say('Ivorian', 'ivoiriens', 'marfileños'),
    CL: say('Chilean', 'chiliens', 'chilenos'),
    CM: say('Cameroonian', 'camerounais', 'cameruneses'),
    CO: say('Colombian', 'colombiens', 'colombianos'),
    CR: say('Costa Rican', 'costariciens', 'costarricenses'),
    CZ: say('Czech', 'tchèques', 'checos'),
    DE: say('German', 'allemands', 'alemanes'),
    DK: say('Danish', 'danois', 'daneses'),
    DZ: say('Algerian', 'algériens', 'argelinos'),
    EC: say('Ecuadorian', 'équatoriens', 'ecuatorianos'),
    EG: say('Egyptian', 'égyptiens', 'egipcios'),
    ES: say('Spanish', 'espagnols', 'españoles'),
    FR: say('French', 'français', 'franceses'),
    'GB-ENG': say('English', 'anglais', 'ingleses'),
    'GB-NIR': say('Northern Irish', 'nord-irlandais', 'norirlandeses'),
    'GB-SCT': say('Scottish', 'écossais', 'escoceses'),
    'GB-WLS': say('Welsh', 'gallois', 'galeses'),
    GH: say('Ghanaian', 'ghanéens', 'ghaneses'),
    GR: say('Greek', 'grecs', 'griegos'),
    HR: say('Croatian', 'croates', 'croatas'),
    HU: say('Hungarian', 'hongrois', 'húngaros'),
    IE: say('Irish', 'irlandais', 'irlandeses'),
    IR: say('Iranian', 'iraniens', 'iraníes'),
    IT: say('Italian', 'italiens', 'italianos'),
    JP: say('Japanese', 'japonais', 'japoneses'),
    KR: say('South Korean', 'sud-coréens', 'surcoreanos'),
    MA: say('Moroccan', 'marocains', 'marroquíes'),
    ML: say('Malian', 'maliens', 'malienses'),
    MX: say('Mexican', 'mexicains', 'mexicanos'),
    NG: say('Nigerian', 'nigérians', 'nigerianos'),
    NL: say('Dutch', 'néerlandais', 'neerlandeses'),
    NO: say('Norwegian', 'norvégiens', 'noruegos'),
    PE: say('Peruvian', 'péruviens', 'peruanos'),
    PL: say('Polish', 'polonais', 'polacos'),
    PT: say('Portuguese', 'portugais', 'portugueses'),
    PY: say('Paraguayan', 'paraguayens', 'paraguayos'),
    RO: say('Romanian', 'roumains', 'rumanos'),
    RS: say('Serbian', 'serbes', 'serbios'),
    RU: say('Russian', 'russes', 'rusos'),
    SA: say('Saudi', 'saoudiens', 'saudíes'),
    SE: say('Swedish', 'suédois', 'suecos'),
    SI: say('Slovenian', 'slovènes', 'eslovenos'),
    SK: say('Slovak', 'slovaques', 'eslovacos'),
    SN: say('Senegalese', 'sénégalais', 'senegaleses'),
    TN: say('Tunisian', 'tunisiens', 'tunecinos'),
    TR: say('Turkish', 'turcs', 'turcos'),
    UA: say('Ukrainian', 'ukrainiens', 'ucranianos'),
    US: say('American', 'américains', 'estadounidenses'),
    UY: say('Uruguayan', 'uruguayens', 'uruguayos'),
  }),
)

/** Clubs and nations with fewer footballers in the pool are no subject. */
const [LEAST_AT_CLUB, LEAST_OF_NATION] = [12, 8]

export const CLUBS: readonly Named[] = [...GRAMMAR.clubs]
  .map(([id, noun]) => {
    const verdicts = column({ kind: 'club', club: id })
    return { id, noun, verdicts: verdicts.map((one, at) => (isWithoutMatch(id, POOL[at]!.id) ? UNKNOWN : one)) }
  })
  .filter(({ verdicts }) => count(verdicts) >= LEAST_AT_CLUB)

/** Somebody who has played for two nations is in doubt for the one that fans do not know him by: Di Stéfano for Spain. */
export const NATIONS: readonly (Named & { people: Names })[] = [...GRAMMAR.countries]
  .map(([id, noun]) => {
    const plays = column({ kind: 'nation', nation: id })
    return { id, noun, verdicts: plays.map((one, at) => (one === YES && POOL[at]!.nation !== id ? UNKNOWN : one)) }
  })
  .filter(({ verdicts }) => count(verdicts) >= LEAST_OF_NATION)
  .map((nation) => {
    const people = PEOPLES.get(nation.id)
    if (!people) throw new Error(`no adjective for ${nation.id}`)
    return { ...nation, people }
  })

const FAMOUS = 4

/** Number of well-known holders. */
export const countFamous = (verdicts: Column): number =>
  POOL.filter(({ fame }, at) => verdicts[at] === YES && fame >= FAMOUS).length
