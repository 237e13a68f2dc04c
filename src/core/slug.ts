import { fold } from './fold.ts'

/** `luka-modric` for `Luka Modrić`: how most ids follow from names. */
export const slug = (name: string): string => fold(name).replaceAll(' ', '-')
