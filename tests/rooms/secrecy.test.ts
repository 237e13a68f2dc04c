import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#core/fold.ts'
import { REVEAL_MS, ROUND_MS } from '#games/wordle/match/race/index.ts'
import { answerOfRound, gameOf, join, kickedOff, wrongGuesses } from '#tests/support/match.ts'
import type { FakeSocket } from '#tests/support/room.ts'

/** Expects that messages to a socket since the last call contain neither id, name nor folded name. */
function expectSilence(socket: FakeSocket, { id, name }: { id: string; name: string }) {
  const text = socket.raw.splice(0).join('\n')
  for (const trace of [id, name, fold(name)]) expect(text.toLowerCase()).not.toContain(trace.toLowerCase())
}

describe('the answer is hidden until the round is over', () => {
  test.each([{ hideColours: false }, { hideColours: true }])(
    '%o: wrong guesses, giving up, watching, coming back',
    async (settings) => {
      const { room, people } = await kickedOff(['Ada', 'Ben', 'Cleo'], { rounds: 5, ...settings })
      const watcher = await join(room, 'Dora')
      for (let round = 0; round < 5; round++) {
        const answer = answerOfRound(room)
        const sockets = [...people, watcher].map(({ socket }) => socket)
        for (const player of wrongGuesses(room, 8)) {
          await room.send(people[0]!.socket, { type: 'guess', player })
          await room.send(people[0]!.socket, { type: 'guess', player })
        }
        await room.send(people[1]!.socket, { type: 'pass' })
        people[1] = await join(room, 'Ben', { seatSecret: people[1]!.seatSecret! })
        await room.advance(ROUND_MS - 1)
        for (const socket of [...sockets, people[1]!.socket]) expectSilence(socket, answer)
        expect(gameOf(room).phase).toBe('round')
        await room.advance(1)
        for (const { socket } of [...people, watcher]) expect(socket.raw.join()).toContain(answer.name)
        await room.advance(REVEAL_MS)
        for (const { socket } of [...people, watcher]) socket.raw.splice(0)
      }
    },
  )

  test('a solver receives only their own guess, the others nothing', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const answer = answerOfRound(room)
    for (const { socket } of people) socket.raw.splice(0)
    await room.send(people[0]!.socket, { type: 'guess', player: answer.id })
    expect(people[0]!.socket.raw.join()).toContain(`"player":"${answer.id}"`)
    expect(people[0]!.socket.raw.join()).not.toContain(answer.name)
    expectSilence(people[1]!.socket, answer)
  })

  test('later rounds stay hidden at every end of a round', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<3 | 5>(3, 5), fc.integer({ min: 1, max: 5 }), async (rounds, guesses) => {
        const { room, people } = await kickedOff(['Ada', 'Ben'], { rounds })
        for (let round = 0; round < rounds - 1; round++) {
          for (const player of wrongGuesses(room, guesses))
            await room.send(people[0]!.socket, { type: 'guess', player })
          await room.advance(ROUND_MS)
          const coming = gameOf(room).answers.slice(round + 1)
          const text = room.everything().join('\n')
          for (const { id, name } of coming) {
            expect(text).not.toContain(id)
            expect(text).not.toContain(name)
          }
          await room.advance(REVEAL_MS)
        }
      }),
      { numRuns: 12, seed: 3 },
    )
  })
})
