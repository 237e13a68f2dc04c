/** `app_metadata.role` of an admin; only the server writes it. */
export const ADMIN_ROLE = 'admin'
