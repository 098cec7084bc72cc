// @vitest-environment node
import type { AdNews } from '@foyer/ad-slots';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AdEnd } from '../linear-ad/linear-ad.types.ts';
import { adBreakInput, breakAnswers, fakeAdBreakPorts } from './ad-break.fixtures.ts';
import { createAdBreakMachine } from './ad-break.machine.ts';
import type { AdBreakPorts, BreakAnswer, ShownAd } from './ad-break.types.ts';

const failed: AdEnd = { end: 'failed', error: 'VIDEO_TIMEOUT' };

/** Runs a break; advertisements that are named fail. */
async function run(
  answer: BreakAnswer,
  { fails = [], ...replaced }: Partial<AdBreakPorts> & { fails?: readonly string[] } = {},
) {
  const shown: string[] = [];
  const news: AdNews[] = [];
  const pings: string[] = [];
  const machine = createAdBreakMachine(
    fakeAdBreakPorts({
      request: async () => answer,
      show: async ({ ad, position }) => {
        const id = ad.id ?? '';
        shown.push(`${position} ${id}`);
        return fails.includes(id) ? failed : { end: 'completed' };
      },
      tell: (word) => news.push(word),
      trackBreak: (event) => pings.push(event),
      ...replaced,
    }),
  );
  const actor = createActor(machine, { input: adBreakInput }).start();
  const result = await toPromise(actor);
  const counts = news.flatMap((word) => (word.type === 'break.filled' ? [word.count] : []));
  return { result, shown, news, counts, pings };
}

describe('adBreakMachine', () => {
  it('A3: shows a pod in its order', async () => {
    const { result, shown, counts, pings } = await run(breakAnswers.pod);

    expect(result).toEqual({ status: 'shown' });
    expect(shown).toEqual(['1 tea', '2 umbrella']);
    expect(counts).toEqual([2]);
    expect(pings).toEqual(['breakStart', 'breakEnd']);
  });

  it('A3: gives the place of one that fails to a stand-in, and the count stays', async () => {
    const { shown, counts } = await run(breakAnswers.pod, { fails: ['tea'] });

    expect(shown).toEqual(['1 tea', '1 lamp', '2 umbrella']);
    expect(counts).toEqual([2]);
  });

  it('A3: is shorter by each that fails without a stand-in, and says so', async () => {
    const { result, shown, counts } = await run(breakAnswers.pod, { fails: ['tea', 'lamp'] });

    expect(result).toEqual({ status: 'shown' });
    expect(shown).toEqual(['1 tea', '1 lamp', '1 umbrella']);
    expect(counts).toEqual([2, 1]);
  });

  it('A1: shows nothing where all fail', async () => {
    const { result } = await run(breakAnswers.one, { fails: ['tea'] });
    expect(result).toEqual({ status: 'empty' });
  });

  it('A1: says why an address has given nothing [AD-007, AD-023]', async () => {
    const { result, news } = await run(breakAnswers.late);

    expect(result).toEqual({ status: 'empty' });
    expect(news.at(-1)).toEqual({
      type: 'ad.failed',
      name: 'VAST_TIMEOUT',
      ad: { position: 1, url: adBreakInput.address },
    });
  });

  it('takes an answer without advertisements for none, and for no error of the server [AD-032, AD-033]', async () => {
    const { result, news } = await run(breakAnswers.none);

    expect(result).toEqual({ status: 'empty' });
    expect(news.at(-1)).toMatchObject({ type: 'ad.failed', name: 'NO_AD_SECTION' });
  });

  it('A15: says that advertising is blocked [AD-009]', async () => {
    expect((await run(breakAnswers.blocked)).result).toEqual({ status: 'blocked' });

    const show = async (): Promise<AdEnd> => ({ end: 'failed', error: 'AD_BLOCKING_BY_USER' });
    expect((await run(breakAnswers.pod, { show })).result).toEqual({ status: 'blocked' });
  });

  it('goes on when a request or an advertisement breaks', async () => {
    const broken = () => Promise.reject(new Error('Broken'));

    expect((await run(breakAnswers.pod, { request: broken })).result).toEqual({ status: 'empty' });
    expect((await run(breakAnswers.pod, { show: broken })).result).toEqual({ status: 'empty' });
  });

  it('A2: shows nothing that comes after the break was given up', async () => {
    const { port, calls } = heldPort<{ address: string }, BreakAnswer>();
    const shown: ShownAd[] = [];
    const actor = createActor(
      createAdBreakMachine(
        fakeAdBreakPorts({
          request: port,
          show: async (ad) => {
            shown.push(ad);
            return { end: 'completed' };
          },
        }),
      ),
      { input: adBreakInput },
    ).start();
    onTestFinished(() => void actor.stop());
    actor.stop();
    calls[0]?.answer(breakAnswers.pod);
    await Promise.resolve();

    expect(calls[0]?.signal.aborted).toBe(true);
    expect(shown).toEqual([]);
  });
});
