/** Lazy imports for after the first view, in one module: each `import()` adds file names. */
export const loadLazyParts = () => import('./lazy.tsx')
