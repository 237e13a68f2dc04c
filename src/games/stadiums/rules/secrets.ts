import { rightAt, stadiums, type State } from './engine.ts'

/**
 * What no answer may hold now: which ground an open card is and in which city, in hard its name too. Clubs and their names
 * lie in the tray for all to see, so these are told by what they stand behind.
 */
export const secretsOf = (state: State): string[] =>
  stadiums.isOver(state)
    ? []
    : state.cards.flatMap(({ ground, name, city, clubs }, at) => [
        `"ground":"${ground}"`,
        `"clubs":${JSON.stringify(clubs)}`,
        ...(rightAt(state, at) || state.hinted.includes(at) || !city ? [] : [`"city":${JSON.stringify(city)}`]),
        ...(rightAt(state, at) || state.named ? [] : [`"${name}"`]),
      ])
