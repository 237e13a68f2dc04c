import { BUILD_ID } from '#server/build-id.ts'

export const prerender = true

export const GET = () => Response.json({ id: BUILD_ID })
