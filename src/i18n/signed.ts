import { number } from './format.ts'

/** `+1,240`, `−6`: always with its sign. */
export const signed = (locale: string, value: number): string =>
  `${value < 0 ? '−' : '+'}${number(locale, Math.abs(value))}`
