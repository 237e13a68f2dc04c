import { HISTORY } from '#data/history.ts'
import { HONOURS } from '#data/records.ts'
import type { Names, Title } from '#data/types.ts'
import { say } from './catalogue/say.ts'
import { STORIES } from './catalogue/story-lists.ts'
import { isDisputedWin } from './disputed.ts'
import { clubText, inAll, teamText } from './fact-text.ts'

/** Years in which somebody won a title, in order. */
export const wonYears = (id: string, title: Title): number[] =>
  (HONOURS.get(id) ?? [])
    .flatMap((won) => (won.title === title && !isDisputedWin(id, title, won.year) ? won.year : []))
    .toSorted((one, other) => one - other)

/** "France–Italy 2-1", the winner first; null without a final on record. */
export function scoreLine(title: Title, year: number): Names | null {
  const final = HISTORY.finals.find((one) => one.title === title && one.year === year)
  if (!final) return null
  const isOfClubs = title === 'champions_league' || title === 'europa_league'
  const sideText = (side: string) => (isOfClubs ? clubText(side) : teamText(side, year))
  const [winner, loser] = [sideText(final.winner), sideText(final.loser)]
  return inAll((locale) => `${winner[locale]}–${loser[locale]} ${final.score}`)
}

const CAPTAIN = say('captain', 'capitaine', 'capitán')
const BEST = say('best player', 'meilleur joueur', 'mejor jugador')
const MISSED = say('missed in a shoot-out', 'tir au but manqué', 'falló en una tanda')

/** Stories that tell what somebody did in an edition of a title. */
const FEATS: readonly (readonly [title: Title, story: string, feat: Names | 'goal'])[] = [
  ['world_cup', 'worldCaptain', CAPTAIN],
  ['world_cup', 'worldCupGoal', 'goal'],
  ['world_cup', 'goldenBall', BEST],
  ['world_cup', 'worldShootOut', MISSED],
  ['european_championship', 'euroGoal', 'goal'],
  ['champions_league', 'europeCaptain', CAPTAIN],
  ['champions_league', 'europeGoal', 'goal'],
  ['champions_league', 'europeShootOut', MISSED],
]

function goalText(title: Title, year: number): Names {
  const line = scoreLine(title, year)
  const inBrackets = inAll((locale) => (line ? ` (${line[locale]})` : ''))
  return say(`goal in the final${inBrackets.en}`, `but en finale${inBrackets.fr}`, `gol en la final${inBrackets.es}`)
}

/** Feats of a footballer in one edition: captain, a goal in the final, best player, a missed kick. */
export const featsIn = (id: string, title: Title, year: number): Names[] =>
  FEATS.flatMap(([of, story, feat]) => {
    const years = of === title ? STORIES.find(({ key }) => key === story)?.men[id] : undefined
    if (!(years instanceof Array) || !years.includes(year)) return []
    return feat === 'goal' ? goalText(title, year) : feat
  })

/** The first feat in any of some editions; nothing without one. */
export const firstFeat = (id: string, title: Title, years: readonly number[]): Names[] =>
  years
    .map((year) => featsIn(id, title, year))
    .find((feats) => feats.length > 0)
    ?.slice(0, 1) ?? []
