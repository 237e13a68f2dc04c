import { PRODUCT_NAME, THEME_COLOURS, WORDMARK } from '#core/product.ts'
import { QUIZ } from '#games/catalogue.ts'
import { LANGUAGE_TAGS, localePath, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

export type AppIcon = { file: string; size: number; shape: 'round' | 'full' }

/** Icons of the installed app; the system crops a full one (`maskable`). */
export const APP_ICONS: readonly AppIcon[] = [
  { file: 'app-192', size: 192, shape: 'round' },
  { file: 'app-512', size: 512, shape: 'round' },
  { file: 'app-maskable-512', size: 512, shape: 'full' },
]

/** Screenshots in public/screenshots, taken by `npm run screenshots -- --app`: CSS pixels and pixels of each. */
export const APP_SCREENSHOTS = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const
export type ScreenshotForm = keyof typeof APP_SCREENSHOTS

export const screenshotPath = (locale: Locale, form: ScreenshotForm) => `/screenshots/${locale}-${form}.webp`

/** The web app manifest in a language. All languages share the id, because they are one app. */
export function webManifest(locale: Locale) {
  const t = messages(locale, 'app')
  const common = messages(locale, 'common')
  const shortcut = (name: string, path: string) => ({
    name,
    url: localePath(locale, path),
    icons: [{ src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' }],
  })
  const screenshot = (form: ScreenshotForm, label: string) => {
    const { width, height, scale } = APP_SCREENSHOTS[form]
    const sizes = `${width * scale}x${height * scale}`
    return { src: screenshotPath(locale, form), sizes, type: 'image/webp', form_factor: form, label }
  }
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: WORDMARK,
    description: t.description,
    lang: LANGUAGE_TAGS[locale],
    dir: 'ltr',
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    categories: ['games', 'sports'],
    icons: APP_ICONS.map(({ file, size, shape }) => ({
      src: `/icons/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: shape === 'full' ? 'maskable' : 'any',
    })),
    shortcuts: [
      shortcut(t.today, '/'),
      shortcut(messages(locale, 'quiz').title, QUIZ.path),
      shortcut(common.table, '/table'),
      shortcut(t.offlineTitle, '/offline'),
    ],
    screenshots: [screenshot('narrow', t.shotNarrow), screenshot('wide', t.shotWide)],
  }
}
