import { networkOf } from '#core/network.ts'
import { hashOfDay } from './day-hash.ts'
import type { Exchange } from './http.ts'

/** Hash of the caller's network with a daily salt: no address is stored. */
export const originOf = ({ clientAddress }: Exchange, now: number): string =>
  hashOfDay(networkOf(clientAddress ?? 'unknown'), now)
