import { persisted } from '#stores/persisted.ts'

const IS_TRUE = { safeParse: (value: unknown) => (typeof value === 'boolean' ? { data: value } : {}) }

/** The board as six selects, without pictures: the same run, the same points. This browser's choice. */
export const $form = persisted<boolean>('stadiums-form', IS_TRUE, false)

/** The room of a board that is on its way is its own from the first frame on (src/inline/level.ts). */
if (typeof document !== 'undefined') {
  $form.subscribe((asForm) => void document.documentElement.toggleAttribute('data-form', asForm))
}
