import { describe, expect, test } from 'vitest'
import { localeRedirect, preferredLocale } from '#i18n/redirect.ts'

describe('preferredLocale', () => {
  test.each([
    ['nothing', null, null, 'en'],
    ['a French browser', null, 'fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['a Mexican browser', null, 'es-MX', 'es'],
    ['weights against the order', null, 'en;q=0.3, es;q=0.9, fr;q=0.5', 'es'],
    ['a language that is refused', null, 'fr;q=0, es;q=0.1', 'es'],
    ['the first one we speak', null, 'de, pt;q=0.9, fr;q=0.2', 'fr'],
    ['any language', null, '*', 'en'],
    ['rubbish', null, ';;q=,,=', 'en'],
    ['the cookie before the browser', 'i18n_redirected=es', 'fr', 'es'],
    ['the cookie among others', 'a=b; i18n_redirected=fr; c=d', 'es', 'fr'],
    ['the default as a choice', 'i18n_redirected=en', 'fr', 'en'],
    ['a cookie of no language of ours', 'i18n_redirected=de', 'fr', 'fr'],
    ['a cookie that only ends like it', 'not_i18n_redirected=es', 'fr', 'fr'],
  ])('%s', (_, cookie, acceptLanguage, locale) => {
    expect(preferredLocale({ cookie, acceptLanguage })).toBe(locale)
  })
})

describe('localeRedirect of a French visitor', () => {
  const visit = (url: string, method = 'GET') => localeRedirect({ method, url, acceptLanguage: 'fr' })

  test.each([
    ['/', '/fr'],
    ['/?ref=mail', '/fr?ref=mail'],
    ['/wordle', '/fr/wordle'],
    ['/wordle/multiplayer?room=K7QF', '/fr/wordle/multiplayer?room=K7QF'],
    ['/profile?code=a&next=/x?y', '/fr/profile?code=a&next=/x?y'],
    ['/no-such-page', '/fr/no-such-page'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/wordle?x=1', '/wordle?x=1'],
    ['/france', '/fr/france'],
    ['/apiary', '/fr/apiary'],
  ])('%s -> %s', (url, target) => {
    expect(visit(url)).toBe(target)
  })

  test.each([
    '/fr',
    '/fr/wordle',
    '/es/wordle?x=1',
    '/en//evil.example',
    '/en/\\evil.example',
    '/en/api/runs',
    '/en/robots.txt',
    '/api/runs',
    '/api/locale?to=en&next=/wordle',
    '/users',
    '/_astro/page.abc.css',
    '/favicon.svg',
    '/robots.txt',
    '/build.json',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example/',
  ])('%s is not redirected', (url) => {
    expect(visit(url)).toBeNull()
  })

  test.each(['POST', 'PATCH', 'OPTIONS'])('%s is not redirected', (method) => {
    expect(visit('/', method)).toBeNull()
  })

  test('HEAD is redirected as GET', () => {
    expect(visit('/terms', 'HEAD')).toBe('/fr/terms')
  })
})

test('an English visitor is not redirected from addresses without a prefix', () => {
  expect(localeRedirect({ method: 'GET', url: '/wordle', acceptLanguage: 'en-GB' })).toBeNull()
})
