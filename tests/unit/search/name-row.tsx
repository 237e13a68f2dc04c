import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import type { Pack } from '#search/pack.ts'
import type { Hit } from '#search/search.ts'
import { PlayerOption } from '#ui/PlayerOption.tsx'

/** Markup of a suggestion that shows only a name. */
export const nameRow = (pack: Pack, hit: Hit, locale: Locale): string =>
  renderToStaticMarkup(
    <PlayerOption
      id="row"
      hit={hit}
      pack={pack}
      typed=""
      active={false}
      refused={null}
      onPick={() => undefined}
      label=""
      shows="name"
      locale={locale}
      t={messages(locale, 'search')}
    />,
  )

export const textOf = (html: string): string => html.replace(/<[^>]*>/g, '')
