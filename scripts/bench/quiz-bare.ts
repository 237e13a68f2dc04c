// The floor of a shard: plain Node and ws send as many messages of the same size at the same moments.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { nextStepAt, stepAt } from '#party/quiz/steps.ts'
import { roundAt } from '#games/quiz/match/timetable.ts'

const TEXT = 'x'.repeat(220)
const TABLE = 'x'.repeat(900)

const BY_CLOCK = { match: -1, closes: [] }
const server = createServer()
const sockets = new Set<WebSocket>()

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string }
    const answer = message.type === 'join' ? { type: 'state' } : { ...message, type: 'answered' }
    socket.send(JSON.stringify({ ...answer, answered: sockets.size, players: sockets.size }))
  })
})

function step() {
  const { kind, match, round } = stepAt(Date.now(), BY_CLOCK)
  setTimeout(step, nextStepAt(Date.now(), BY_CLOCK) - Date.now())
  if (kind !== 'question' && kind !== 'reveal') return
  const { startAt, closesAt, endsAt } = roundAt(match, round)
  const common =
    kind === 'question'
      ? { type: kind, match, round, startAt, closesAt, text: TEXT }
      : { type: kind, match, round, until: endsAt, text: TABLE }
  const start = JSON.stringify(common).slice(0, -1)
  for (const socket of sockets) socket.send(`${start},"own":${JSON.stringify({ score: sockets.size, rank: 1 })}}`)
}
setTimeout(step, nextStepAt(Date.now(), BY_CLOCK) - Date.now())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
