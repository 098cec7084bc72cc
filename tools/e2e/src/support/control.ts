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

/** How calls of one operation are to fail. */
export interface Fault {
  operation: string;
  status?: number;
  error_code?: number;
  /** What the service says; an empty one is none. */
  description?: string;
  /** Breaks the connection, or gives no answer at all. @default an error answer */
  mode?: 'reset' | 'hang';
  /** How many calls fail. @default 1 */
  times?: number;
}

/** Lets the next calls of an operation fail. */
export async function setFault({ controlUrl }: Stack, fault: Fault): Promise<void> {
  await fetch(`${controlUrl}/__control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

/** Lets every operation work again. */
export async function clearFaults({ controlUrl }: Stack): Promise<void> {
  await fetch(`${controlUrl}/__control/faults`, { method: 'DELETE' });
}

/** Moves the service's clock ahead of the real time. */
export async function moveClock({ controlUrl }: Stack, aheadMs: number): Promise<void> {
  const answer = await fetch(`${controlUrl}/__control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms: aheadMs }),
  });
  if (!answer.ok) throw new Error(`The clock was answered ${answer.status}`);
}
