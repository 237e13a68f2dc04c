/** 0 without values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Rounded to one decimal. */
export const tenths = (value: number): number => Math.round(10 * value) / 10
