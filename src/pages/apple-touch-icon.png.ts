import { iconPng } from '#server/icons.ts'

export const prerender = true

/** iOS requests it at this address even without a link in the page. */
export const GET = () => iconPng(180, 'full')
