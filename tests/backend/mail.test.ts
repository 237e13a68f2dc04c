import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInbox } from '#supabase/local/inbox/inbox.ts'
import { inboxPage } from '#supabase/local/inbox/page.ts'
import { letterWriter, templateSource, titleOf, type LetterKind } from '#supabase/local/mail/letters.ts'
import { compileTemplate, TemplateError } from '#supabase/local/mail/template.ts'
import { openBackend, PASSWORD, type TestBackend } from '#tests/support/backend.ts'

describe('a mail template', () => {
  const render = (source: string, locale?: unknown) => compileTemplate(source)({ Data: { locale }, Email: 'a&b@c.d' })
  const choice = '{{ if eq .Data.locale "fr" }}F{{ else if eq .Data.locale "es" }}S{{ else }}E{{ end }}'

  test.each([
    ['fr', 'F'],
    ['es', 'S'],
    ['en', 'E'],
    [undefined, 'E'],
    [7, 'E'],
  ])('chooses by language %s', (locale, expected) => {
    expect(render(`<${choice}>`, locale)).toBe(`<${expected}>`)
  })

  test('escapes its values, and leaves out missing ones', () => {
    expect(render('{{ .Email }}|{{.Data.locale}}|{{ .Nobody.here }}', '<script>')).toBe('a&amp;b@c.d|&lt;script&gt;|')
  })

  test('ignores prototypes', () => {
    expect(render('{{ .constructor.name }}{{ .Data.toString }}')).toBe('')
  })

  test.each([
    '{{ range .Data }}x{{ end }}',
    '{{ .Email | upper }}',
    '{{- .Email }}',
    '{{ if .Email }}x{{ end }}',
    '{{ if eq .Email "x" }}x',
    '{{ end }}',
    '{{ else }}',
    '{{ if eq .A "x" }}{{ if eq .B "y" }}{{ end }}{{ end }}',
    '{{ if eq .A "x" }}{{ else }}{{ else }}{{ end }}',
    '{{ printf "%s" .Email }}',
    '{{ }}',
  ])('rejects %s, which hosted Supabase would read differently', (source) => {
    expect(() => compileTemplate(source)).toThrow(TemplateError)
  })

  test('keeps metadata from closing its attribute', () => {
    const rendered = fc.property(fc.string(), (text) => {
      const html = compileTemplate('<a href="{{ .Data.name }}">')({ Data: { name: text } })
      expect(html.slice(9, -2)).not.toMatch(/[<>"']/)
    })
    fc.assert(rendered, { seed: 11 })
  })
})

describe('mails', () => {
  const kinds: LetterKind[] = ['signup', 'recovery']
  const variables = { ConfirmationURL: 'http://h/v?a=1&b=2', SiteURL: 'http://s', Email: 'a@b.c' }

  test.each(kinds.flatMap((kind) => ['en', 'fr', 'es'].map((locale): [LetterKind, string] => [kind, locale])))(
    '%s in %s has a subject, a link and a plain text without markup',
    async (kind, locale) => {
      const write = await letterWriter()
      const { subject, html, text } = write({ kind, to: 'a@b.c', variables: { ...variables, Data: { locale } } })
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).toContain('href="http://h/v?a=1&amp;b=2"')
      expect(text).toContain('http://h/v?a=1&b=2')
      expect(text).toContain('eleven.')
      expect(text + subject).not.toMatch(/[<>]|\{\{|&\w+;/)
      expect(subject).not.toBe('')
    },
  )

  test.each([
    ['signup' as const, 'confirmation'],
    ['recovery' as const, 'recovery'],
  ])('%s has the same subject in config.toml', async (kind, section) => {
    const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
    const part = config.split(`[auth.email.template.${section}]`)[1] ?? ''
    expect(/subject = '([^']*)'/.exec(part)?.[1]).toBe(titleOf(await templateSource(kind)))
  })
})

describe('the inbox', () => {
  let backend: TestBackend
  beforeAll(async () => void (backend = await openBackend()))
  afterAll(() => backend.close())

  test('says when it is empty, and shows the newest mail first', async () => {
    expect(await (await fetch(backend.inboxUrl)).text()).toContain('No mail yet')
    for (const email of ['one@example.org', 'two@example.org']) {
      await backend.client().auth.signUp({ email, password: PASSWORD })
    }
    const page = await (await fetch(`${backend.inboxUrl}/inbox`)).text()
    expect(page.indexOf('two@example.org')).toBeLessThan(page.indexOf('one@example.org'))
    expect(page).toContain('&lt;base target=&#34;_blank&#34; /&gt;')
    expect((await backend.mails()).map(({ to }) => to)).toEqual(['one@example.org', 'two@example.org'])
  })

  test('is read-only and runs no script', async () => {
    expect((await fetch(backend.inboxUrl, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${backend.inboxUrl}/other`)).status).toBe(404)
    const policy = (await fetch(backend.inboxUrl)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
  })

  test('shows foreign markup as text', () => {
    const mail = { at: '2026-11-21T12:00:00.000Z', to: '<b>@x', subject: '"><script>', html: '"><img>', text: '</pre>' }
    const page = inboxPage([mail])
    expect(page).not.toMatch(/<script>|<img>|<b>@x|<\/pre><\/pre>/)
  })

  test('keeps its mails over a restart, except a half-written line', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'inbox-'))
    const clock = () => new Date('2026-11-21T12:00:00Z')
    const mail = { to: 'a@b.c', subject: 's', html: 'h', text: 't' }
    await (await openInbox(directory, clock)).receive(mail)
    await appendFile(join(directory, 'mails.jsonl'), '{"at":"2026')
    const again = await openInbox(directory, clock)
    await again.receive({ ...mail, to: 'd@e.f' })
    expect((await openInbox(directory, clock)).mails().map(({ to }) => to)).toEqual(['a@b.c', 'd@e.f'])
    await rm(directory, { recursive: true })
  })
})
