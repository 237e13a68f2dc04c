/** Fails with a message when the work takes longer, so that a hanging browser does not stall the week silently. */
export async function within<Result>(seconds: number, what: string, work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${what}: not done within ${seconds} s.`)), seconds * 1000)
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
