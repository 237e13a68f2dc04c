import { fold } from './fold.ts'

/** `luka-modric` for `Luka Modrić`; most ids are made this way. */
export const slug = (name: string): string => fold(name).replaceAll(' ', '-')
