import type { APIRoute } from 'astro'
import { webManifest } from '#components/web-manifest.ts'
import { localePaths, type Locale } from '#i18n/locales.ts'

export const prerender = true
export const getStaticPaths = localePaths

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  new Response(JSON.stringify(webManifest(props.locale)), { headers: { 'content-type': 'application/manifest+json' } })
