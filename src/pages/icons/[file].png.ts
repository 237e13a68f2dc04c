import type { APIRoute } from 'astro'
import { APP_ICONS, type AppIcon } from '#components/web-manifest.ts'
import { iconPng } from '#server/icons.ts'

export const prerender = true

export const getStaticPaths = () => APP_ICONS.map(({ file, ...props }) => ({ params: { file }, props }))

export const GET: APIRoute<AppIcon> = ({ props: { size, shape } }) => iconPng(size, shape)
