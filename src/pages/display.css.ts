import type { APIRoute } from 'astro'
import palette from '#styles/palette.css?raw'
import ownPitch from '#styles/own-pitch.css?raw'
import still from '#styles/still.css?raw'

export const prerender = true

/** Sheet of the players who chose a palette, less motion or a pitch (src/inline/display.ts). */
export const GET: APIRoute = () =>
  new Response((palette + still + ownPitch).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' '), {
    headers: { 'Content-Type': 'text/css' },
  })
