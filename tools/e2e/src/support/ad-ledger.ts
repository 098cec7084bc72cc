import { expect } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';

/** One thing that the ad server was asked or told. */
export interface AdEntry {
  event: string;
  slot: string;
  ad_id?: string;
  code?: number;
  /** It came before. */
  doubled?: boolean;
}

const bookOf = ({ controlUrl }: Stack) => `${controlUrl}/__control/ads`;

/** The book of the ad server, the oldest entry first. */
export async function adLedger(stack: Stack): Promise<AdEntry[]> {
  const answer = await fetch(bookOf(stack));
  return (await answer.json()) as AdEntry[];
}

/** Decides what the ad server answers for each slot, and empties its book. */
export async function chooseScenarios(
  stack: Stack,
  scenarios: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await fetch(`${stack.controlUrl}/__control/ad-scenarios`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenarios),
  });
  expect(answer.ok).toBe(true);
  await fetch(bookOf(stack), { method: 'DELETE' });
}

/** Every slot is answered without an advertisement. */
export const noAds = { preroll: 'empty', midroll: 'empty', pauseroll: 'empty', postroll: 'empty' };

/** The slots that the ad server was asked for, in order. */
export async function askedSlots(stack: Stack): Promise<string[]> {
  return (await adLedger(stack)).filter(({ event }) => event === 'request').map(({ slot }) => slot);
}

/** What was told of one advertisement, or of all, in the order of the book; without requests. */
export async function pingsOf(stack: Stack, ad?: string): Promise<string[]> {
  const entries = await adLedger(stack);
  return entries
    .filter(({ event, ad_id }) => event !== 'request' && (ad === undefined || ad_id === ad))
    .map(({ event }) => event);
}

/** The numbers of the errors that were told. */
export async function codesOf(stack: Stack): Promise<(number | undefined)[]> {
  return (await adLedger(stack)).filter(({ event }) => event === 'error').map(({ code }) => code);
}
