import { describe, expect, test } from 'vitest'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import type { Footballer, Spell } from '#data/types.ts'
import { faceOf } from '#games/face/index.ts'

const STOPPED = FOOTBALLERS.find(({ club, confidence }) => club === null && confidence > 0)!

const spell = (club: string, from: number, to: number, loan = false): Spell => ({
  ...STOPPED.career[0]!,
  club,
  from,
  to,
  loan,
})
const clubOf = (career: readonly Spell[], more: Partial<Footballer> = {}) =>
  faceOf({ ...STOPPED, career: [...career], ...more }).club

describe('the club of a face', () => {
  test('is his current club', () => {
    expect(clubOf([spell('juventus', 2000, 2015)], { club: 'psg' })).toMatchObject({ id: 'psg', past: false })
  })

  test('is the one of the longest total time for retired footballers, without loans', () => {
    const career = [spell('arsenal', 1990, 1994), spell('juventus', 1994, 1997), spell('juventus', 1999, 2002)]
    expect(clubOf([...career, spell('chelsea', 2002, 2012, true)])).toMatchObject({ id: 'juventus', past: true })
  })

  test('is a well-known club unless he was twice as long elsewhere', () => {
    const elsewhere = footballerById('stanley-matthews')!.career[0]!.club
    expect(clubOf([spell(elsewhere, 1990, 1996), spell('juventus', 1996, 2000)])!.id).toBe('juventus')
    expect(clubOf([spell(elsewhere, 1990, 1999), spell('juventus', 1999, 2003)])!.id).toBe(elsewhere)
  })

  test('is null where no year is known', () => {
    expect(clubOf([{ ...spell('juventus', 0, 0), from: null, to: null }])).toBeNull()
    expect(clubOf([spell('juventus', 1990, 1999)], { confidence: 0 })).toBeNull()
  })
})
