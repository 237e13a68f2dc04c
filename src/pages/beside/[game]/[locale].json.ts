import type { APIContext } from 'astro'
import { GAME_IDS, isGameId } from '#core/games.ts'
import { isLocale, LOCALES } from '#i18n/locales.ts'
import { buildSidePanel } from '#server/side-panel.ts'

export const prerender = true

export const getStaticPaths = () => GAME_IDS.flatMap((game) => LOCALES.map((locale) => ({ params: { game, locale } })))

/** Side panel of a game's daily, in a file of its own because only wide screens load it. */
export function GET({ params: { game, locale } }: APIContext): Response {
  if (game === undefined || !isGameId(game) || !isLocale(locale)) return new Response(null, { status: 404 })
  return Response.json(buildSidePanel(game, locale))
}
