/** Types of the football facts for games and server. Unknown = null, never a guess. */

export * from './types/club.ts'
export * from './types/country.ts'
export * from './types/criterion.ts'
export * from './types/difficulty.ts'
export * from './types/footballer.ts'
export * from './types/honours.ts'
export * from './types/season.ts'
