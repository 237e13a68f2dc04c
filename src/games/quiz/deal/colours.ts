import type { Names } from '#data/types.ts'

const CHANNELS = [1, 3, 5] as const
/** RGB distance beyond which two colours have different names. */
const FAR = 140

const distance = (one: string, other: string): number =>
  Math.hypot(
    ...CHANNELS.map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
  )

/** Compares two `#RRGGBB` colours. */
export const areFarApart = (one: string, other: string): boolean => distance(one, other) >= FAR

/** True when two shirts cannot be confused: their first or their second colours are far apart. */
export const areOtherKits = (one: readonly [string, string], other: readonly [string, string]): boolean =>
  areFarApart(one[0], other[0]) || areFarApart(one[1], other[1])

const WHITE: Names = { en: 'white', fr: 'blanc', es: 'blanco' }
const BLACK: Names = { en: 'black', fr: 'noir', es: 'negro' }
const GREY: Names = { en: 'grey', fr: 'gris', es: 'gris' }
const RED: Names = { en: 'red', fr: 'rouge', es: 'rojo' }
export const CLARET: Names = { en: 'claret', fr: 'grenat', es: 'granate' }
const PINK: Names = { en: 'pink', fr: 'rose', es: 'rosa' }
const BROWN: Names = { en: 'brown', fr: 'marron', es: 'marrón' }
const ORANGE: Names = { en: 'orange', fr: 'orange', es: 'naranja' }
const GOLD: Names = { en: 'gold', fr: 'or', es: 'dorado' }
export const OLD_GOLD: Names = { en: 'old gold', fr: 'vieil or', es: 'oro viejo' }
export const AMBER: Names = { en: 'amber', fr: 'ambre', es: 'ámbar' }
const YELLOW: Names = { en: 'yellow', fr: 'jaune', es: 'amarillo' }
const GREEN: Names = { en: 'green', fr: 'vert', es: 'verde' }
const SKY: Names = { en: 'sky blue', fr: 'bleu ciel', es: 'celeste' }
export const BLUE: Names = { en: 'blue', fr: 'bleu', es: 'azul' }
const NAVY: Names = { en: 'navy blue', fr: 'bleu marine', es: 'azul marino' }
const PURPLE: Names = { en: 'purple', fr: 'violet', es: 'morado' }

/** Name of a `#RRGGBB` colour as fans call a shirt. Bounds of hue, saturation and lightness were set on the clubs' own. */
export function colourName(colour: string): Names {
  const [red, green, blue] = CHANNELS.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const chroma = most - least
  const light = (most + least) / 2
  if (chroma < 0.1) return light > 0.85 ? WHITE : light < 0.2 ? BLACK : GREY
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
  const hue = (sixth * 60 + 360) % 360
  const saturation = chroma / (1 - Math.abs(2 * light - 1))
  return hue < 15 || hue >= 320
    ? redName(hue, light)
    : hue < 69
      ? yellowName(hue, light, saturation)
      : blueName(hue, light)
}

function redName(hue: number, light: number): Names {
  if (light < 0.335) return CLARET
  return light > 0.7 || (hue >= 320 && hue < 340 && light > 0.5) ? PINK : RED
}

function yellowName(hue: number, light: number, saturation: number): Names {
  if (hue < 50 && light < 0.35) return BROWN
  if (hue < 50 && saturation < 0.81) return GOLD
  return hue < 39 ? ORANGE : YELLOW
}

function blueName(hue: number, light: number): Names {
  if (hue < 171) return GREEN
  if (hue >= 250) return PURPLE
  if (light >= (hue < 200 ? 0.45 : 0.55)) return SKY
  return light < 0.25 ? NAVY : BLUE
}
