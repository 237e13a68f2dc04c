/** Back-off per attempt, ms, with full jitter (0 to the value), so that clients do not all reconnect together. */
export const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** Ping interval of a page; a pong missing after PONG_MS means a lost connection. */
export const HEARTBEAT_MS = 30_000
export const PONG_MS = 10_000
