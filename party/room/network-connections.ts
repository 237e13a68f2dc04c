import type { Connection } from './messages.ts'
import { isOpen } from './socket.ts'

type Socket = Pick<Connection, 'id' | 'readyState'>

/** Enough for a school, or for a benchmark of 25 rooms. */
export const MAX_PER_NETWORK = 240

/**
 * Open sockets per client network (IPv4 address or IPv6 prefix) over all rooms of this process; at Cloudflare, of this
 * isolate.
 */
export class NetworkConnections {
  private readonly networks = new Map<string, Map<string, Socket>>()

  /** False when the network already has `most` sockets; an unknown network (null) has no limit. */
  enter(network: string | null, connection: Socket, most = MAX_PER_NETWORK): boolean {
    if (network === null) return true
    const sockets = this.networks.get(network) ?? new Map<string, Socket>()
    if (sockets.size >= most) this.sweep(sockets)
    if (sockets.size >= most) return false
    this.networks.set(network, sockets.set(connection.id, connection))
    return true
  }

  leave(network: string | null, { id }: Socket) {
    const sockets = network === null ? undefined : this.networks.get(network)
    sockets?.delete(id)
    if (sockets?.size === 0) this.networks.delete(network!)
  }

  /** Drops sockets of rooms that crashed without closing them. */
  private sweep(sockets: Map<string, Socket>) {
    for (const [id, connection] of sockets) if (!isOpen(connection)) sockets.delete(id)
  }
}
