import type { Stack } from '@foyer/workspace/stack';

/** An event as the collector has it. */
export type Reported = Record<string, unknown> & {
  type: string;
  at: string;
  common: Record<string, unknown>;
};

const begun = new WeakMap<Stack, string>();

/** From now on events count. */
export function beginCollecting(stack: Stack): void {
  begun.set(stack, new Date().toISOString());
}

/**
 * What the collector has, of one type or of all, the oldest first. A page of the journey before may still have sent its
 * end: what happened before this one does not count.
 */
export async function collected(stack: Stack, type?: string): Promise<Reported[]> {
  const query = type === undefined ? '' : `?type=${type}`;
  const answer = await fetch(`${stack.controlUrl}/__control/analytics${query}`);
  const events = (await answer.json()) as Reported[];
  return events.filter(({ at }) => at >= (begun.get(stack) ?? ''));
}
