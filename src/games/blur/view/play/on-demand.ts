/** What no first view needs, behind one door: each `import()` of it costs its names anew. */
export const later = () => import('./later.ts')
