import { fold } from '#core/fold.ts'

// Places, peoples and clubs in nicknames, folded and cut to stems shared by the languages.
const REVEALING =
  /dutch|egypt|faraon|dane|german|ceca|czech|welsh|utrecht|sarajevo|stockport|wembley|cardiff|america|carp|england|arsenal|azor|acor|acores|alpen|tulip|french/

/** True when a nickname reveals a nation or club: "Egyptian King" does, "CR7" does not. */
export const aliasRevealsName = (alias: string): boolean => REVEALING.test(fold(alias))
