/** Back-off before each reconnect, ms: random between 0 and the figure, so that clients do not reconnect at once. */
export const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** Ping interval of a page; a pong missing after PONG_MS means a lost connection. */
export const HEARTBEAT_MS = 30_000
export const PONG_MS = 10_000
