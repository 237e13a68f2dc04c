// The floor: plain Node on this machine in the same run. An HTTP server that answers a small JSON, and a WebSocket
// server with rooms that echoes `ping` and broadcasts everything else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

const ANSWER = JSON.stringify({ ok: true, text: 'x'.repeat(200) })

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER))
})
const rooms = new Map<string, Set<WebSocket>>()

new WebSocketServer({ server }).on('connection', (socket, request) => {
  const name = request.url ?? ''
  const room = rooms.get(name) ?? new Set()
  rooms.set(name, room.add(socket))
  socket.on('message', (message) => {
    const text = String(message)
    if (text.includes('"ping"')) return socket.send(text.replace('ping', 'pong'))
    for (const other of room) other.send(text)
  })
  socket.on('close', () => room.delete(socket))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
