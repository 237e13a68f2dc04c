import file from '#data/generated/grammar.json' with { type: 'json' }
import { countryByCode } from './facts.ts'
import { decodeGrammar } from './grammar-file.ts'

/** How sentences in the three languages name clubs and nations. For server and tests. */
export const GRAMMAR = decodeGrammar(file, (code) => countryByCode(code)?.names)
