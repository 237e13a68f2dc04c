import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTEN = '0A'

/** Listening addresses of these processes as `address:port`, sorted; read from /proc, so on Linux only. */
export function listenersOf(pids: readonly number[]): string[] {
  const sockets = new Set(pids.flatMap(socketsOf))
  const rows = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1))
  const found = rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/)
    return state === LISTEN && sockets.has(inode) ? [readable(local)] : []
  })
  return found.sort()
}

/** Inodes of a process's open sockets; empty for one that has just ended. */
function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
      } catch {
        return [] // The process has ended.
      }
    })
  } catch {
    return []
  }
}

/** `0100007F:10F7` is 127.0.0.1:4343: words of four bytes, each reversed. IPv6 stays in hexadecimal. */
function readable(local: string): string {
  const [address = '', port = ''] = local.split(':')
  const bytes = address.match(/../g)!.map((byte) => Number.parseInt(byte, 16))
  const text = bytes.length === 4 ? bytes.reverse().join('.') : `[${address.toLowerCase()}]`
  return `${text}:${Number.parseInt(port, 16)}`
}
