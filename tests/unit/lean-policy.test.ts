import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withoutForeign } from '../../src/integrations/lean-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const PAGE = `<script>own()</script><script type="module" src="/a.js"></script><style data-a="b">p{color:red}</style>`

test("a page's policy allows only its own scripts and styles", () => {
  const policy = (scripts: string, styles: string) =>
    `default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};`
  const own = { script: ` ${hash('own()')}`, style: ` ${hash('p{color:red}')}` }
  const foreign = ` ${hash('foreign()')}`
  expect(withoutForeign(policy(foreign + own.script, own.style + foreign), PAGE)).toBe(policy(own.script, own.style))
})

test('hosts, keywords and other directives are kept', () => {
  const policy = `connect-src 'self' https://a.example; script-src 'self' https://accounts.google.com/gsi/client;`
  expect(withoutForeign(policy, PAGE)).toBe(policy)
})
