import { GAME_IDS } from '#core/games.ts'
import { PRODUCT_NAME } from '#core/product.ts'

// Names under which somebody could speak for the product, or that mean something else on its pages.

/** The name of whoever got none of their own: only the system gives it, with digits where it is taken. */
export const FALLBACK_USERNAME = 'Player'

/** Nobody has one of these as a word of their name. */
export const ROLES = [
  ...['admin', 'admins', 'administrator', 'administrateur', 'administrador', 'sysadmin', 'superadmin', 'webmaster'],
  ...['moderator', 'moderators', 'moderateur', 'moderador', 'moderation'],
]

/** Nobody has a name of these words alone: "Official PSG" is a fan, "Official Support" would be us. */
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
]

/** Nobody is called exactly like a page, a word of code, or whoever got no name. */
export const WHOLE = [
  ...GAME_IDS,
  ...['contact', 'privacy', 'terms', 'profile', 'submissions', 'resetpassword', 'table', 'archive', 'credits'],
  ...['api', 'users', 'null', 'undefined', FALLBACK_USERNAME],
]
