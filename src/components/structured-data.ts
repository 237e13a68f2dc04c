import { CATALOGUE, QUIZ } from '#games/catalogue.ts'
import { LANGUAGE_TAGS, localePath, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { contactEmail, socialAddresses } from '#server/contact.ts'
import { PRODUCT_NAME, WORDMARK } from '#core/product.ts'
import { pageText } from './page-texts.ts'
import { socialLinks } from './social-links.ts'

const CONTEXT = 'https://schema.org'
/** Square, as search results require. */
const LOGO = '/icons/app-512.png'
const MULTIPLAYER = /multiplayer|quiz/

/** Structured data of a page as a list of schema.org objects, empty for pages without any. */
export function structuredData(locale: Locale, path: string, site: URL, image: string): readonly object[] {
  const address = (to: string) => new URL(localePath(locale, to), site).href.replace(/\/$/, '')
  if (path === '/')
    return [{ '@context': CONTEXT, '@type': 'WebSite', name: PRODUCT_NAME, alternateName: WORDMARK, url: address('/') }]
  if (path === '/contact') return [organization(address('/'), new URL(LOGO, site).href)]
  const hub = CATALOGUE.find((game) => path === game.path || path.startsWith(`${game.path}/`))
  const text = pageText(locale, path)
  if (!text) return []
  if (path === hub?.path || path === QUIZ.path) {
    const paths = hub ? hub.modes.map((mode) => mode.path) : [QUIZ.path]
    return [
      {
        '@context': CONTEXT,
        '@type': ['VideoGame', 'WebApplication'],
        name: hub ? messages(locale, 'games')[hub.id] : messages(locale, 'quiz').title,
        url: address(path),
        image,
        inLanguage: LANGUAGE_TAGS[locale],
        applicationCategory: 'GameApplication',
        gamePlatform: 'Web browser',
        playMode: paths.some((one) => MULTIPLAYER.test(one)) ? ['SinglePlayer', 'MultiPlayer'] : ['SinglePlayer'],
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      },
    ]
  }
  if (!hub) return []
  const steps = [
    { name: PRODUCT_NAME, path: '/' },
    { name: messages(locale, 'games')[hub.id], path: hub.path },
    { name: text.title, path },
  ]
  return [
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path: to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: address(to),
      })),
    },
  ]
}

/** The publisher; only on the page that describes it, because the home page is at its byte budget. */
function organization(url: string, logo: string): object {
  const profiles = socialLinks(socialAddresses).map(({ href }) => href)
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    ...{ name: PRODUCT_NAME, url, logo },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    contactPoint: { '@type': 'ContactPoint', email: contactEmail },
  }
}

/** JSON for a script element: no closing tag can occur in it. */
export const toScriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
