import { Stroke } from '#ui/Stroke.tsx'

export const SkipIcon = () => <Stroke path="m6 5 10 7-10 7ZM19.5 5v14" />
export const WildcardIcon = () => (
  <Stroke path="M10.5 5.5 12.4 11l5.6 1.9-5.6 1.9-1.9 5.5-1.9-5.5L3 12.9 8.6 11ZM18.5 3v5M16 5.5h5" />
)
