/** Initials of a name: `["K", "M"]` for Kylian Mbappé. */
export const initialsOf = (name: string): string[] =>
  Array.from(name.matchAll(/(?<=^|[\s-])\p{L}/gu), ([letter]) => letter.toUpperCase())
