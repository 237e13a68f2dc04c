/** Groups rows by the footballer they speak of, in the order of the file. */
export const byFootballer = <R extends { footballer: string }>(rows: readonly R[]): Map<string, R[]> =>
  Map.groupBy(rows, ({ footballer }) => footballer)
