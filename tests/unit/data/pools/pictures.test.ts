import { describe, expect, test } from 'vitest'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { blurPool, canShareAFace, pixelsPool, pixelsThemePool, splitPool } from '#data/pools.ts'
import { EVIDENCE } from '#data/evidence.ts'

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const little = FOOTBALLERS.find(
  ({ id, nation, fame }) => fame <= 2 && nation !== 'GB-ENG' && !EVIDENCE.squads.has(id),
)!.id
const pictures = new Set(['lionel-messi', 'erling-haaland', 'declan-rice', little])

describe('pools of pictures', () => {
  test('pixels uses only footballers with a picture; easy and today leave out little-known ones', () => {
    expect(idsOf(pixelsPool('hard', FOOTBALLERS, pictures)).toSorted()).toEqual([...pictures].toSorted())
    for (const mode of ['easy', 'today'] as const) {
      expect(idsOf(pixelsPool(mode, FOOTBALLERS, pictures))).not.toContain(little)
      expect(pixelsPool(mode, FOOTBALLERS, pictures)).toHaveLength(3)
    }
    expect(pixelsPool('hard', FOOTBALLERS, new Set())).toEqual([])
  })

  test('easy and today contain only footballers that every regular fan knows', () => {
    const all = new Set(FOOTBALLERS.map(({ id }) => id))
    expect(Math.min(...pixelsPool('easy', FOOTBALLERS, all).map(({ fame }) => fame))).toBe(4)
    expect(pixelsPool('today', FOOTBALLERS, all)).toEqual(pixelsPool('easy', FOOTBALLERS, all))
    expect(Math.min(...pixelsPool('hard', FOOTBALLERS, all).map(({ fame }) => fame))).toBe(1)
  })

  test('a theme contains its members with a picture', () => {
    expect(idsOf(pixelsThemePool('english', FOOTBALLERS, EVIDENCE, pictures))).toEqual(['declan-rice'])
    expect(idsOf(pixelsThemePool('wc2022', FOOTBALLERS, EVIDENCE, pictures)).toSorted()).toEqual([
      'declan-rice',
      'lionel-messi',
    ])
  })

  test('split has recognisable thirds in tiers, the best known first', () => {
    const { anchor, known, insider } = splitPool(FOOTBALLERS, pictures)
    expect([anchor, known, insider].map(idsOf)).toEqual([
      ['lionel-messi', 'erling-haaland'],
      ['declan-rice', little],
      [],
    ])
    const tiers = splitPool(FOOTBALLERS, new Set(FOOTBALLERS.slice(0, 300).map(({ id }) => id)))
    expect(Object.values(tiers).map(({ length }) => length)).toEqual([100, 100, 100])
    expect(Object.values(tiers).flat()).toEqual(FOOTBALLERS.slice(0, 300))
  })

  test('three can share a face when their clubs and nations differ', () => {
    const of = (club: string | null, nation: string) => ({ ...FOOTBALLERS[0]!, club, nation })
    expect(canShareAFace([of('arsenal', 'ENG'), of('everton', 'FR'), of('psg', 'BR')])).toBe(true)
    expect(canShareAFace([of('arsenal', 'ENG'), of('everton', 'FR'), of('arsenal', 'BR')])).toBe(false)
    expect(canShareAFace([of('arsenal', 'BR'), of('everton', 'FR'), of('psg', 'BR')])).toBe(false)
    expect(canShareAFace([of(null, 'ENG'), of(null, 'FR'), of('arsenal', 'BR')])).toBe(true)
  })
})

describe('pools of crests', () => {
  test('leave out clubs with unknown colours, which are the first hint', () => {
    const [club] = CLUBS
    const plain = { ...club!, id: 'plain', colours: null }
    expect(idsOf(blurPool('hard', [club!, plain]))).toEqual([club!.id])
  })

  test('easy stays in the five leagues, hard and today go beyond', () => {
    expect(blurPool('easy', CLUBS)).toHaveLength(96)
    expect(blurPool('easy', CLUBS).every(({ league }) => league !== null)).toBe(true)
    expect(blurPool('hard', CLUBS).length).toBeGreaterThanOrEqual(294)
    expect(blurPool('today', CLUBS)).toEqual(blurPool('hard', CLUBS))
  })

  test('leave out a hidden crest', () => {
    expect(idsOf(blurPool('hard', CLUBS, (club) => club !== 'ajax'))).not.toContain('ajax')
  })
})
