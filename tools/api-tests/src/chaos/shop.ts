/** A running service with demo powers, which can be killed; its addresses stay. */
export interface Shop {
  api: string;
  control: string;
  /** Ends the process while it answers, and starts it again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** More than a run needs: what is tried is not how callers are held back. */
const ENOUGH = '1000000';

/** Settings of the service. */
export const shopSettings: Readonly<Record<string, string>> = {
  CONTROL: '1',
  ...Object.fromEntries(
    [
      'WRITES_PER_ADDRESS',
      'WRITES_WITHOUT_SESSION',
      'WRITES_PER_SESSION',
      'SESSIONS_PER_ADDRESS',
      'CODES_PER_ADDRESS',
    ].map((name) => [`LIMIT_${name}`, ENOUGH]),
  ),
};

/** Moves the clock of the service to so many milliseconds ahead of the machine's. */
export async function moveClock({ control }: Shop, aheadMs: number): Promise<void> {
  const answer = await fetch(`${control}/__control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms: aheadMs }),
  });
  if (!answer.ok) throw new Error(`The clock answered ${answer.status}`);
}
