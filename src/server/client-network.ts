import { networkOf } from '#core/network.ts'
import { hashOfDay } from './day-hash.ts'
import type { Exchange } from './http.ts'

/** The caller's line as a hash with a salt that lasts one day: no address is kept. */
export const originOf = ({ clientAddress }: Exchange, now: number): string =>
  hashOfDay(networkOf(clientAddress ?? 'unknown'), now)
