import { persisted } from '#stores/persisted.ts'

const IS_TRUE = { safeParse: (value: unknown) => (typeof value === 'boolean' ? { data: value } : {}) }

/** The board as six selects, without pictures: the same run, the same points. This browser's choice. */
export const $form = persisted<boolean>('stadiums-form', IS_TRUE, false)
