import { ROLES, type Role } from '#data/types.ts'
import type { Done } from '../engine/index.ts'
import { mean, offsOf, tenths } from '../figures.ts'

/** Those of a role are told of from two answers on, and when they lie at least so far to one side. */
const LEAST_OF_A_ROLE = 2
const LEAST_BIAS = 2

/** Mean years off with their sign, in tenths, and the role that lies farthest off to that very side. */
export function biasOf(done: readonly Done[]): { years: number; role: { role: Role; years: number } | null } {
  const years = tenths(mean(offsOf(done)))
  const roles = ROLES.map((role) => ({ role, offs: offsOf(done.filter((one) => one.role === role)) }))
    .filter(({ offs }) => offs.length >= LEAST_OF_A_ROLE)
    .map(({ role, offs }) => ({ role, years: tenths(mean(offs)) }))
    .filter((one) => Math.abs(one.years) >= LEAST_BIAS)
    .sort((one, other) => Math.abs(other.years) - Math.abs(one.years))
  return { years, role: roles[0] ?? null }
}
