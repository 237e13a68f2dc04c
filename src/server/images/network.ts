import { lookup } from 'node:dns/promises'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { PRODUCT_NAME } from '#core/product.ts'
import { optional } from '#server/env.ts'

/** A resolved machine: its IP address and family, 4 or 6. */
export type Machine = { address: string; family: number }

/** Network access; tests replace it. */
export type Network = {
  resolve(host: string): Promise<Machine[]>
  connect(address: URL, machines: Machine[], signal: AbortSignal): Promise<IncomingMessage>
}

export const INTERNET: Network = {
  resolve: (host) => lookup(host, { all: true }),
  connect,
}

/**
 * Connects to one of `machines` only, without a second name lookup, which could answer differently (DNS rebinding). The
 * connection is used once and carries nothing of the visitor.
 */
function connect(address: URL, machines: Machine[], signal: AbortSignal): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestSecure : requestPlain
  const headers = { accept: 'image/*', 'user-agent': `${PRODUCT_NAME} (+${optional('PUBLIC_SITE_URL')})` }
  return new Promise((resolve, reject) => {
    request(address, { agent: false, lookup: alreadyKnown(machines), headers, signal })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}

function alreadyKnown(machines: Machine[]): LookupFunction {
  const [first] = machines
  return (_host, { all }, answer) => {
    if (all) answer(null, machines)
    else answer(null, first!.address, first!.family)
  }
}
