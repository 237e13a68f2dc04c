/** The shirt of public/favicon.svg, in its square of 96. */
const SHIRT =
  'M33 11C37 20 59 20 63 11L72 13.5C76 14.6 79 16.4 81 19.5L93 39 79.5 49.5 74 43V84Q74 88 70 88H26Q22 88 22 84V43L16.5 49.5 3 39 15 19.5C17 16.4 20 14.6 24 13.5Z'
const NUMBER = 'M46.5 40v29h-8.5V50l-5.5 2v-6.5l7.5-5.5zM63.5 40v29H55V50l-5.5 2v-6.5l7.5-5.5z'
const SIDE = 96
const PINK = '#d31379'

/** `round`: rounded corners; `full`: to the edges, for systems that cut the shape themselves. */
export type IconShape = 'round' | 'full'

/** Size of the shirt as a share of the side; inside the central 80 % that no system crops. */
const SHARE = { round: 0.72, full: 0.58 }
const CORNER = { round: 21, full: 0 }

/** Icon of the installed app: the shirt in white on pink. */
export function appIcon(shape: IconShape): string {
  const share = SHARE[shape]
  const at = (SIDE * (1 - share)) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="512" height="512">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${CORNER[shape]}" fill="${PINK}"/>` +
    `<g transform="translate(${at} ${at}) scale(${share})"><path d="${SHIRT}" fill="#fff"/>` +
    `<path d="${NUMBER}" fill="${PINK}"/></g></svg>`
  )
}
