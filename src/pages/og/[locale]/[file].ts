import type { APIRoute } from 'astro'
import { CARD_NAMES, pageCard } from '#components/page-cards.ts'
import { LOCALES } from '#i18n/locales.ts'
import { cardPng } from '#server/cards.ts'

export const prerender = true

/** A share card per kind of page and language, drawn by the build. */
export const getStaticPaths = () =>
  LOCALES.flatMap((locale) =>
    CARD_NAMES.map((name) => {
      const { file, svg } = pageCard(locale, name)
      return { params: { locale, file }, props: { svg } }
    }),
  )

export const GET: APIRoute<{ svg: string }> = async ({ props }) =>
  new Response(new Uint8Array(await cardPng(props.svg)), { headers: { 'content-type': 'image/png' } })
