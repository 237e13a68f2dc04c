// Lazy imports for after the first view, in one module: each `import()` adds file names to the first view.

export const end = () => import('../end/TodayEnd.tsx')
export const left = () => import('./side-panel/Left.tsx')
export const note = () => import('./note.ts')
export const right = () => import('./side-panel/Right.tsx')
export const unreachable = async () => ({ default: (await import('../reach/Unreachable.tsx')).Unreachable })
export { archivedText } from './archived-text.ts'
