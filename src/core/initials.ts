/** `["K", "M"]` of Kylian Mbappé: one letter for each part of a name. */
export const initialsOf = (name: string): string[] =>
  Array.from(name.matchAll(/(?<=^|[\s-])\p{L}/gu), ([letter]) => letter.toUpperCase())
