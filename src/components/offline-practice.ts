import { CATALOGUE } from '#games/catalogue.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

/** Practice page that is played in the browser; `mode` names it where a game has several. */
type Practice = { path: string; game: string; mode: string | null }

/** Practice that needs no server, in shirt order. */
export function offlinePractice(locale: Locale): readonly Practice[] {
  const names: Record<string, string> = messages(locale, 'games')
  return CATALOGUE.flatMap(({ id, modes }) => {
    const own = modes.filter(({ place }) => place === 'browser')
    const paths = [...new Set(own.map(({ path }) => path))]
    return paths.map((path) => {
      const mode = own.find((one) => one.path === path)!.id
      return { path, game: names[id]!, mode: paths.length > 1 ? names[`mode-${mode}`]! : null }
    })
  })
}
