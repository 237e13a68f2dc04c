import { describe, expect, test } from 'vitest'
import { CLUBS, FOOTBALLERS, footballerById } from '#data/facts.ts'
import { blurPool, canShareAFace, fameTier, pixelsPool, pixelsThemePool, splitPool } from '#data/pools.ts'
import { CLUB_RECORDS, HONOURS, SQUADS } from '#data/records.ts'

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const named = (...ids: string[]) => ids.map((id) => footballerById(id)!)
const little = FOOTBALLERS.find(({ fame }) => fame === 2)!.id
const pictures = new Set(['lionel-messi', 'erling-haaland', 'declan-rice', little])

describe('pools of pictures', () => {
  test('pixels shows only whom there is a picture of; easy and today leave out the little known', () => {
    expect(idsOf(pixelsPool('hard', FOOTBALLERS, pictures)).toSorted()).toEqual([...pictures].toSorted())
    for (const mode of ['easy', 'today'] as const) {
      expect(idsOf(pixelsPool(mode, FOOTBALLERS, pictures))).not.toContain(little)
      expect(pixelsPool(mode, FOOTBALLERS, pictures)).toHaveLength(3)
    }
    expect(pixelsPool('hard', FOOTBALLERS, new Set())).toEqual([])
  })

  test('a theme collects its members with a picture', () => {
    const records = { squads: SQUADS, honours: HONOURS }
    expect(idsOf(pixelsThemePool('english', FOOTBALLERS, records, pictures))).toEqual(['declan-rice'])
    expect(idsOf(pixelsThemePool('wc2022', FOOTBALLERS, records, pictures)).toSorted()).toEqual([
      'declan-rice',
      'lionel-messi',
    ])
  })

  test('split has tiers of renown that share nobody', () => {
    const tiers = splitPool(FOOTBALLERS, pictures)
    expect(idsOf(tiers.anchor)).toContain('lionel-messi')
    expect(idsOf(tiers.insider)).toEqual([little])
    expect(Object.values(tiers).flat()).toHaveLength(pictures.size)
  })

  test('three share a face when their tiers and clubs differ', () => {
    const [messi] = named('lionel-messi')
    const known = FOOTBALLERS.find((one) => fameTier(one) === 'known' && one.club === 'arsenal')!
    const insider = FOOTBALLERS.find((one) => fameTier(one) === 'insider' && one.club === 'everton')!
    const teamMate = FOOTBALLERS.find((one) => fameTier(one) === 'insider' && one.club === 'arsenal')!
    expect(canShareAFace([messi!, known, insider])).toBe(true)
    expect(canShareAFace([messi!, known, teamMate])).toBe(false)
    expect(canShareAFace([messi!, known, known])).toBe(false)
    const retired = named('zinedine-zidane')[0]!
    const other = FOOTBALLERS.find((one) => fameTier(one) === 'known' && one.club === null)!
    expect(canShareAFace([retired, other, insider])).toBe(true)
  })
})

describe('pools of crests', () => {
  test('easy stays in the five leagues, hard and today go beyond', () => {
    expect(blurPool('easy', CLUBS, CLUB_RECORDS)).toHaveLength(96)
    expect(blurPool('easy', CLUBS, CLUB_RECORDS).every(({ league }) => league !== null)).toBe(true)
    expect(blurPool('hard', CLUBS, CLUB_RECORDS).length).toBeGreaterThanOrEqual(186)
    expect(blurPool('today', CLUBS, CLUB_RECORDS)).toEqual(blurPool('hard', CLUBS, CLUB_RECORDS))
  })

  test('a crest that was taken down is left out', () => {
    expect(idsOf(blurPool('hard', CLUBS, CLUB_RECORDS, (club) => club !== 'ajax'))).not.toContain('ajax')
  })
})
