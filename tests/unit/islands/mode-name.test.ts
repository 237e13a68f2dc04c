import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#games/catalogue.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { modeName } from '#islands/profile/mode-name.ts'

describe.each(LOCALES)('the mode of a result in %s', (locale) => {
  const t = messages(locale, 'profile')

  it('has a name in every game', () => {
    for (const { id, modes } of CATALOGUE)
      for (const mode of modes) expect(modeName(t, id, mode.id), `${id} ${mode.id}`).not.toBe(mode.id)
  })

  it('is called practice in games with one level', () => {
    expect(modeName(t, 'age', 'normal')).toBe(t.modePractice)
    expect(modeName(t, 'wordle', 'normal')).toBe(t.modeNormal)
  })

  it('is its id for a mode that no game has any more', () => expect(modeName(t, 'wordle', 'relay')).toBe('relay'))
})
