import { GAME_IDS } from '#core/games.ts'
import { PRODUCT_NAME } from '#core/product.ts'

// Names with which a player could impersonate the product, or that mean something else on its pages.

/** The system's name for an account whose own name is unusable; digits are appended where it is taken. */
export const FALLBACK_USERNAME = 'Player'

/** Words that no name may contain. */
export const ROLES = [
  ...['admin', 'admins', 'administrator', 'administrateur', 'administrador', 'sysadmin', 'superadmin', 'webmaster'],
  ...['moderator', 'moderators', 'moderateur', 'moderador', 'moderation'],
]

/** Names may contain these words, but not consist of them: "Official PSG" is a fan, "Official Support" would be us. */
export const OFFICE = [
  PRODUCT_NAME,
  ...[
    'support',
    'official',
    'officiel',
    'oficial',
    'staff',
    'team',
    'equipe',
    'equipo',
    'mod',
    'help',
    'aide',
    'ayuda',
  ],
  ...['service', 'servicio', 'system', 'systeme', 'sistema', 'root', 'security', 'postmaster', 'noreply'],
  ...['deleted', 'supprime', 'eliminado', 'anonymous', 'anonyme', 'anonimo', 'the'],
  // Default names of guests in rooms (`guest` in rooms.json).
  ...['guest', 'guests', 'invite', 'invitee', 'invites', 'invitees', 'invitado', 'invitada', 'invitados', 'invitadas'],
  ...['visitor', 'visiteur', 'visiteuse', 'visitante'],
]

/** Whole names reserved for pages, code and the fallback name. */
export const WHOLE = [
  ...GAME_IDS,
  ...['contact', 'privacy', 'terms', 'profile', 'submissions', 'resetpassword', 'table', 'archive', 'credits'],
  ...['api', 'users', 'null', 'undefined', FALLBACK_USERNAME],
]
