/** Light over a ground: sky from high to low, and the tint of distant parts. */
export type Sky = { high: string; low: string; tint: string; land: string }

const SKIES = {
  night: { high: '#182246', low: '#7D84C9', tint: '#5F66A6', land: '#2F2A44' },
  wine: { high: '#3A1A44', low: '#F08A6B', tint: '#9C566A', land: '#3A2638' },
  plum: { high: '#31173B', low: '#A8466F', tint: '#7C3A62', land: '#2F1C2B' },
  peach: { high: '#F2B6A0', low: '#FDE3CF', tint: '#D3A08C', land: '#8A6A5C' },
  day: { high: '#8FBBE4', low: '#E6F1FB', tint: '#9DB9CF', land: '#8CA36B' },
  noon: { high: '#5AA0DC', low: '#CFE7F7', tint: '#8FB4D2', land: '#A59A84' },
  teal: { high: '#123B4A', low: '#7FC1B4', tint: '#4C8A88', land: '#263D3C' },
  grey: { high: '#8795A6', low: '#D9DFE4', tint: '#A3AEBA', land: '#6E7A6A' },
  gold: { high: '#C9783C', low: '#FBE2A6', tint: '#C9935C', land: '#7A5C40' },
} as const satisfies Record<string, Sky>

export const skyOf = (name: string): Sky => {
  const sky = Object.entries(SKIES).find(([known]) => known === name)?.[1]
  if (!sky) throw new Error(`no sky is called ${name}`)
  return sky
}
