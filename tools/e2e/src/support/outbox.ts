import { expect } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';

/** The codes that went to a phone (in international form) or an e-mail address, the oldest first. */
export async function codesTo({ controlUrl }: Stack, to: string): Promise<readonly string[]> {
  const answer = await fetch(`${controlUrl}/__control/outbox?to=${encodeURIComponent(to)}`);
  const sent = (await answer.json()) as { code: string | null }[];
  return sent.flatMap(({ code }) => code ?? []);
}

/** The last code that went there, once there are so many. */
export async function codeFor(stack: Stack, to: string, { nth = 1 } = {}): Promise<string> {
  await expect.poll(async () => (await codesTo(stack, to)).length).toBeGreaterThanOrEqual(nth);
  return (await codesTo(stack, to)).at(-1) ?? '';
}
