/**
 * Replaces `@supabase/functions-js` in the bundle (astro.config.mjs): the site's endpoints are its own. The exports are
 * those that supabase-js passes on; calling a function throws.
 */
export class FunctionsClient {
  constructor() {
    throw new Error('This build has no Supabase functions: see src/stores/no-functions.ts')
  }
}

export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {}
