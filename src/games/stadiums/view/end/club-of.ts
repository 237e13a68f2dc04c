import type { Shown, View } from '../../rules/engine.ts'

/** The club of a ground: the one in the tray when clubs share it. Undefined before it is revealed. */
export const clubOf = ({ clubs = [] }: Pick<Shown, 'clubs'>, { logos }: Pick<View, 'logos'>): string | undefined =>
  clubs?.find((one) => logos.some((logo) => logo.club === one)) ?? clubs?.[0]
