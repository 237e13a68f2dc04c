import { FIRST_KIT, KIT_COLOURS, KIT_SECOND, KIT_TRIM, kitOf, trimOf, type Kit } from '#core/kits.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Value of a look in the text of src/core/display.ts, such as "sash-pink-white" of "kit-sash-pink-white". */
export const lookOf = (look: 'kit' | 'numbers' | 'title', display = ''): string | undefined =>
  display
    .split(' ')
    .find((word) => word.startsWith(`${look}-`))
    ?.slice(look.length + 1)

const CHOSEN = /(^| )(kit|numbers|title)-/

/** The player's own shirt with its number; null without any chosen look. Decorative: text beside it has the content. */
export function ownShirt(display = ''): HTMLElement | null {
  if (!CHOSEN.test(display)) return null
  const kit = kitOf(lookOf('kit', display)) ?? FIRST_KIT
  const shirt = document.createElement('span')
  shirt.className = 'own-shirt'
  shirt.ariaHidden = 'true'
  const number = document.createElement('b')
  number.className = 'num'
  number.dataset['numbers'] = lookOf('numbers', display) ?? 'plain'
  number.textContent = '11'
  shirt.append(drawing(kit), number)
  return shirt
}

/** As src/ui/Kit.tsx draws it in React. */
function drawing(kit: Kit): SVGElement {
  const [first, second] = [KIT_COLOURS[kit.first], KIT_COLOURS[kit.second]]
  return svg(
    'svg',
    { class: 'kit', viewBox: '0 0 96 88' },
    svg(
      'g',
      { 'clip-path': 'url(#shirt-cut)' },
      svg('path', { d: 'M0 0h96v88H0z', fill: first }),
      svg('path', { d: KIT_SECOND[kit.pattern], fill: second }),
      svg('path', { d: KIT_TRIM, fill: 'none', stroke: trimOf(kit), 'stroke-width': '7' }),
    ),
    svg('use', { href: '#shirt' }),
  )
}

function svg(name: string, attributes: Record<string, string>, ...children: SVGElement[]): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
