import { iconPng } from '#server/icons.ts'

export const prerender = true

/** iOS asks for it at this address without a link in the page. */
export const GET = () => iconPng(180, 'full')
