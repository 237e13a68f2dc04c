import type { Names } from '#data/types.ts'

export const say = (en: string, fr: string, es: string): Names => ({ en, fr, es })
