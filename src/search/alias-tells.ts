import { fold } from '#core/fold.ts'

// Places, peoples and clubs as nicknames of the sheets name them, folded and cut where the languages part.
const TELLING =
  /dutch|egypt|faraon|dane|german|ceca|czech|welsh|utrecht|sarajevo|stockport|wembley|cardiff|america|carp|england|arsenal|azor|acor|acores|alpen|tulip|french/

/** Whether a nickname says where somebody comes from or played: "Egyptian King" does, "CR7" does not. */
export const aliasTells = (alias: string): boolean => TELLING.test(fold(alias))
