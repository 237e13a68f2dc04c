/** One lazy import for all parts outside the first view: each `import()` adds its file names to the page. */
export const loadLazyParts = () => import('./lazy.tsx')
