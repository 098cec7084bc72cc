/** By how much the service's clock is ahead of the machine's, in milliseconds; unknown before the first answer. */
let aheadMs: number | undefined;

/**
 * Notes what the service's clock showed at a moment of the machine's.
 *
 * @param serviceMs - Since 1970; anything else than a number is passed over.
 * @param machineMs - When that was. @default now
 */
export function noteServiceTime(serviceMs: number, machineMs = Date.now()): void {
  if (Number.isFinite(serviceMs)) aheadMs = serviceMs - machineMs;
}

/**
 * The service's clock, in milliseconds since 1970: the `Date` of the latest answer to a call, carried on by the
 * machine's clock, so it may be a second late. The machine's own clock before the first answer.
 */
export const serviceNow = (): number => Date.now() + (aheadMs ?? 0);

/** Whether an answer has told the time. */
export const isServiceTimeKnown = (): boolean => aheadMs !== undefined;

/** Knows the service's clock no more, as before the first answer. */
export function forgetServiceTime(): void {
  aheadMs = undefined;
}
