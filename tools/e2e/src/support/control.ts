import type { Stack } from '@foyer/workspace/stack';

/** What the control room notes of a call. */
export interface NotedCall {
  address: string;
  body?: unknown;
}

/** The calls of one operation that the service has received since the demo data were laid out, oldest first. */
export async function callsOf(stack: Stack, operation: string): Promise<readonly NotedCall[]> {
  const answer = await fetch(`${stack.controlUrl}/__control/requests?operation=${operation}`);
  return (await answer.json()) as NotedCall[];
}
