import { expect, test } from 'vitest'
import { scrub, scrubReport } from '#core/scrub.ts'

test.each([
  ['No account ada@example.org here', 'No account * here'],
  ['GET https://eleven.example/wordle?code=ABCDEF#x failed', 'GET https://eleven.example/wordle failed'],
  ['at /fr/c/8fK2xQ and /s/AbC-_9', 'at /fr/c/* and /s/*'],
  ['Bearer abcd.efgh rejected', 'Bearer * rejected'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '*'],
  ['key sb_secret_9x', 'key *'],
  ['run 0e000000-0000-4000-8000-00000000000e', 'run *'],
  ['ticket: 9hf83hf83', 'ticket: *'],
  ['from 203.0.113.9', 'from *'],
  [`Unexpected token 'M', "{"answer":"Messi"}" is not valid JSON`, `Unexpected token 'M', "*" is not valid JSON`],
  ["Cannot read properties of null (reading 'focus')", "Cannot read properties of null (reading 'focus')"],
])('scrubs %s', (text, expected) => {
  expect(scrub(text)).toBe(expected)
})

test('cuts a text at 2,000 letters', () => {
  expect(scrub('ab '.repeat(5000))).toHaveLength(2000)
})

test('removes player, request and local variables of a report, and keeps its trace', () => {
  const frames = [{ filename: 'https://eleven.example/_astro/base.js?x=1', vars: { answer: 'Messi' } }]
  const report = {
    event_id: '0123456789abcdef0123456789abcdef',
    contexts: { trace: { trace_id: '0123456789abcdef0123456789abcdef' } },
    user: { ip_address: '203.0.113.9' },
    request: { cookies: 'sb-x-auth-token=1' },
    transaction: '/c/8fK2xQ',
    exception: { values: [{ type: 'Error', value: 'ada@example.org', stacktrace: { frames } }] },
  }
  expect(scrubReport(report)).toEqual({
    event_id: '0123456789abcdef0123456789abcdef',
    contexts: { trace: { trace_id: '0123456789abcdef0123456789abcdef' } },
    transaction: '/c/*',
    exception: {
      values: [
        { type: 'Error', value: '*', stacktrace: { frames: [{ filename: 'https://eleven.example/_astro/base.js' }] } },
      ],
    },
  })
})
