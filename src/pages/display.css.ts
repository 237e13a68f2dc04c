import type { APIRoute } from 'astro'
import palette from '#styles/palette.css?raw'
import noKeys from '#styles/no-keys.css?raw'
import ownLook from '#styles/own-look.css?raw'
import ownPitch from '#styles/own-pitch.css?raw'
import still from '#styles/still.css?raw'

export const prerender = true

/** Style sheet for players with a palette, less motion, looks, or without single keys (src/inline/display.ts). */
export const GET: APIRoute = () =>
  new Response((palette + still + ownPitch + ownLook + noKeys).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' '), {
    headers: { 'Content-Type': 'text/css' },
  })
