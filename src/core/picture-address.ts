type Kind = 'portrait' | 'crest' | 'kit' | 'league' | 'ground'

/** Kind, id, format and query of a drawing: `portrait/pedri.webp?w=128`. */
export type PicturePath = `${Kind}/${string}.${'svg' | 'webp'}${'' | `?${string}`}`

/** Lasting address of a picture, with the version of this build's drawings unless another is named. */
export const pictureAddress = (path: PicturePath, version: string = import.meta.env.PICTURES): string =>
  `/img/${path}${path.includes('?') ? '&' : '?'}v=${version}`
