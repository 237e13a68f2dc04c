/** Maximum length of a name in a room. */
export const PLAYER_NAME_MAX = 20
