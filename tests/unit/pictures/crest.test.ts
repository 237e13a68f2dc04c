import { describe, expect, test } from 'vitest'
import { CLUBS } from '#data/facts.ts'
import { contrast } from '#pictures/colour.ts'
import { inksOf } from '#pictures/crest/crest.ts'
import { dressedClub } from '#pictures/crest/drawn.ts'
import { EMBLEMS } from '#pictures/crest/emblems.ts'
import { CREST_LOOKS } from '#pictures/crest/looks.ts'

const LEAST_CONTRAST = 2.6

describe('crests', () => {
  test('have no dark emblem on a dark background, and no light one on a light background', () => {
    const faint = CLUBS.flatMap((club) => {
      const dressed = dressedClub(club)
      const look = CREST_LOOKS.get(club.id)
      if (!dressed || !look) return []
      const { emblem, plate, first } = inksOf(dressed, look)
      return contrast(emblem, plate ?? first) < LEAST_CONTRAST ? [club.id] : []
    })
    expect(faint).toEqual([])
    expect(CREST_LOOKS.size).toBeGreaterThanOrEqual(294)
  })

  test('use every emblem we have', () => {
    const used = new Set([...CREST_LOOKS.values()].map(({ emblem }) => emblem))
    expect(Object.keys(EMBLEMS).filter((emblem) => !used.has(emblem))).toEqual([])
  })
})
