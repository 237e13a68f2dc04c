/** Words of one part of a ground, `name key=value key=value`, by key; unused words are an error. */
export class Words {
  readonly name: string
  readonly #values = new Map<string, string>()
  readonly #used = new Set<string>()

  constructor(text: string) {
    const [name = '', ...pairs] = text.trim().split(/\s+/)
    this.name = name
    for (const pair of pairs) {
      const [key = '', value] = pair.split('=')
      if (!value || this.#values.has(key)) throw new Error(`${name}: "${pair}" is no key=value pair of a new key`)
      this.#values.set(key, value)
    }
  }

  text(key: string, otherwise: string): string {
    this.#used.add(key)
    return this.#values.get(key) ?? otherwise
  }

  has(key: string): boolean {
    this.#used.add(key)
    return this.#values.has(key)
  }

  number(key: string, otherwise: number): number {
    return numberOf(this.text(key, String(otherwise)), key)
  }

  /** Numbers separated by commas or colons. */
  numbers(key: string, otherwise: string): number[] {
    return this.text(key, otherwise)
      .split(/[,:]/)
      .filter((value) => value !== '')
      .map((value) => numberOf(value, key))
  }

  /** Texts separated by commas. */
  texts(key: string, otherwise: string): string[] {
    const value = this.text(key, otherwise)
    return value === '' ? [] : value.split(',')
  }

  /** A `#RGB` or `#RRGGBB` colour as `#RRGGBB`. */
  colour(key: string, otherwise: string): string {
    return colourOf(this.text(key, otherwise))
  }

  /** Throws on a word that no reader used. */
  close(): void {
    const lost = [...this.#values.keys()].find((key) => !this.#used.has(key))
    if (lost) throw new Error(`${this.name}: nobody knows the word ${lost}`)
  }
}

export function numberOf(value: string | undefined, key: string): number {
  const number = Number(value)
  if (value === undefined || value === '' || Number.isNaN(number)) throw new Error(`${key}: ${value} is no number`)
  return number
}

export function colourOf(value: string | undefined): string {
  if (!value || !/^#(?:[\dA-F]{3}|[\dA-F]{6})$/i.test(value)) throw new Error(`${value} is no colour`)
  return value.length === 7 ? value : '#' + [...value.slice(1)].map((digit) => digit + digit).join('')
}
