import file from '#data/generated/grammar.json' with { type: 'json' }
import { countryByCode } from './facts.ts'
import { decodeGrammar } from './grammar-file.ts'

/** Articles of clubs and nations in the three languages. Server and tests only. */
export const GRAMMAR = decodeGrammar(file, (code) => countryByCode(code)?.names)
