// What a day's run needs after its first view, behind one door: an `import()` names every file behind it, and the first
// view would pay for all those names.

export const end = () => import('../end/TodayEnd.tsx')
export const left = () => import('./beside/Left.tsx')
export const note = () => import('./note.ts')
export const right = () => import('./beside/Right.tsx')
export const unreachable = async () => ({ default: (await import('../reach/Unreachable.tsx')).Unreachable })
