import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearAnalytics, takeUnheard } from '@foyer/page-runtime/shell/analytics-relay';
import { sendReportedCode } from './reported-promo-code.ts';

/** Sends a code to a service that answers so. @returns What was reported of it. */
async function reportsOf(answer: () => Promise<unknown>, signal = new AbortController().signal) {
  takeUnheard();
  const heard = vi.fn();
  onTestFinished(hearAnalytics(heard));
  const client = { call: answer } as never;
  await sendReportedCode(client, { code: 'KINO30', place: 'form' }, signal).catch(() => undefined);
  return heard.mock.calls.map(([{ event }]) => event);
}

const failing = (code: number) => () =>
  Promise.reject(errorAnswer({ status: 400, code, description: 'Кода KINO30 нет' }));

describe('sendReportedCode', () => {
  it('reports that a code was activated [PROMO-014]', async () => {
    expect(await reportsOf(async () => ({}))).toEqual([
      { type: 'promo_activation_success', place: 'form' },
    ]);
  });

  it('reports the code of an error, without the code that was typed [PROMO-015]', async () => {
    const { voucherUnknown } = errorCodes;
    expect(await reportsOf(failing(voucherUnknown))).toEqual([
      { type: 'promo_activation_error', place: 'form', error_code: voucherUnknown },
    ]);
    expect(await reportsOf(() => Promise.reject(new Error('no answer to KINO30')))).toEqual([
      { type: 'promo_activation_error', place: 'form' },
    ]);
  });

  it('reports no error of a code that waits for a card, nor of one that was taken back', async () => {
    expect(await reportsOf(failing(errorCodes.cardBindingRequired))).toEqual([]);
    expect(await reportsOf(failing(1), AbortSignal.abort())).toEqual([]);
  });
});
