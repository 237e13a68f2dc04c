type Child = Node | string | null | false

/** Creates a DOM element; a few dozen elements do not justify a template library. */
export function element(name: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== null && child !== false))
  return made
}

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Decorative drawings: the shirt that every page defines, and line drawings. The text beside them has the same content.
 */
export const shirt = () => drawing('0 0 96 88', 'use', { href: '#shirt' })
export const icon = (d: string) => {
  const drawn = drawing('0 0 24 24', 'path', { d })
  drawn.setAttribute('class', 'i')
  return drawn
}

function drawing(viewBox: string, name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, 'svg')
  made.setAttribute('viewBox', viewBox)
  made.setAttribute('aria-hidden', 'true')
  const part = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value)
  made.append(part)
  return made
}
