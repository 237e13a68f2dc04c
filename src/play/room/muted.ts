import { persisted, type Parser } from '#stores/persisted.ts'

const Muted: Parser<boolean> = { safeParse: (value) => (typeof value === 'boolean' ? { data: value } : {}) }

/** True for who wants no reactions of others, shown or read aloud: in every room, until he wants them again. */
export const $muted = persisted('room-muted', Muted, false)
