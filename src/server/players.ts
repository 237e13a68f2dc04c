import * as z from 'zod/mini'
import { FOOTBALLERS } from '#data/facts.ts'
import { call } from './supabase.ts'

/** Brings the table `players` up to the facts of this build; returns how many rows changed. Safe to repeat. */
export function fillPlayers(): Promise<number> {
  const footballers = FOOTBALLERS.map(({ id, name, fullName, nation, role, club }) => ({
    id,
    fullname: fullName ?? name,
    nation,
    role,
    club,
  }))
  return call('fill_players', { footballers }, z.int())
}
