import file from '#data/generated/evidence.json' with { type: 'json' }
import { decodeEvidence } from './evidence-file.ts'
import type { Evidence } from './pools/criterion.ts'
import { HONOURS, SQUADS } from './records.ts'

/** What bingo and tic tac toe judge an answer by, beside the footballer himself. For server and tests. */
export const EVIDENCE: Evidence = { ...decodeEvidence(file), honours: HONOURS, squads: SQUADS }
