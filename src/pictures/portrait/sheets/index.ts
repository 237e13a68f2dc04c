import { AMERICA } from './america.ts'
import { BRAZIL } from './brazil.ts'
import { ENGLAND } from './england.ts'
import { EUROPE } from './europe.ts'
import { FRANCE } from './france.ts'
import { GERMANY } from './germany.ts'
import { ITALY } from './italy.ts'
import { PORTUGAL } from './portugal.ts'
import { SPAIN } from './spain.ts'
import { WORLD } from './world.ts'

/** All authored portraits, one line each. */
export const LINES: readonly string[] = [
  ENGLAND,
  FRANCE,
  GERMANY,
  SPAIN,
  ITALY,
  PORTUGAL,
  BRAZIL,
  AMERICA,
  EUROPE,
  WORLD,
].flatMap((sheet) => sheet.trim().split('\n'))
