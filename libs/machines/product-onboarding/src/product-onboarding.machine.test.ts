import { resumeFlow } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import {
  fakeProductOnboardingPorts,
  onboardingError,
  onboardingProducts,
  productOnboardingInputs,
} from './product-onboarding.fixtures.ts';
import { createProductOnboardingMachine } from './product-onboarding.machine.ts';
import { selectProductOnboardingView } from './product-onboarding.selectors.ts';
import type { ProductOnboardingPorts } from './product-onboarding.types.ts';

function start(replaced: Partial<ProductOnboardingPorts> = {}) {
  const machine = createProductOnboardingMachine(fakeProductOnboardingPorts(replaced));
  const actor = createActor(machine, { input: productOnboardingInputs.cinema }).start();
  const view = () => selectProductOnboardingView(actor.getSnapshot());
  const at = (step: 'failed' | 'showing') => waitFor(actor, (now) => now.matches(step));
  return { actor, at, machine, view };
}

describe('productOnboardingMachine', () => {
  it('reads the bought service, and begins with its first page [PAY-012]', async () => {
    const findProduct = vi.fn(async () => onboardingProducts.full);
    const { at, view } = start({ findProduct });
    await at('showing');
    expect(findProduct).toHaveBeenCalledExactlyOnceWith(
      productOnboardingInputs.cinema,
      expect.anything(),
    );
    expect(view()).toMatchObject({ step: 'showing', pageIndex: 0, hasNext: true });
    expect(view().pages).toHaveLength(3);
  });

  it('goes on page by page, and to any that is chosen', async () => {
    const { actor, at, view } = start();
    await at('showing');
    actor.send({ type: 'page.next' });
    expect(view().pageIndex).toBe(1);
    actor.send({ type: 'page.choose', index: 2 });
    expect(view()).toMatchObject({ pageIndex: 2, hasNext: false });
    actor.send({ type: 'page.next' });
    actor.send({ type: 'page.choose', index: 3 });
    expect(view().pageIndex).toBe(2);
    actor.send({ type: 'page.choose', index: 0 });
    expect(view().pageIndex).toBe(0);
  });

  it('ends with the way to what was wanted', async () => {
    const { actor, at } = start();
    await at('showing');
    actor.send({ type: 'onboarding.watch' });
    expect(await toPromise(actor)).toEqual({ status: 'watch' });
  });

  it.each(['loading', 'showing', 'failed'] as const)(
    'can be skipped while it is %s',
    async (step) => {
      const findProduct = {
        loading: () => new Promise<never>(() => {}),
        showing: undefined,
        failed: () => Promise.reject(onboardingError),
      }[step];
      const { actor, at } = start(findProduct && { findProduct });
      if (step !== 'loading') await at(step);
      actor.send({ type: 'onboarding.skip' });
      expect(await toPromise(actor)).toEqual({ status: 'closed' });
    },
  );

  it('says why the service did not come, and reads it again', async () => {
    const findProduct = vi
      .fn<ProductOnboardingPorts['findProduct']>()
      .mockRejectedValueOnce(onboardingError)
      .mockResolvedValue(onboardingProducts.bare);
    const { actor, at, view } = start({ findProduct });
    await at('failed');
    expect(view()).toMatchObject({ step: 'failed', message: { text: 'Перерыв' } });

    actor.send({ type: 'onboarding.retry' });

    await at('showing');
    expect(view()).toMatchObject({ hasNext: false, message: undefined });
  });

  it('reads the service again after a reload', async () => {
    const { actor, at, machine } = start();
    await at('showing');
    const resumed = resumeFlow(machine, actor.getPersistedSnapshot());
    expect(selectProductOnboardingView(resumed.getSnapshot()).step).toBe('loading');
    resumed.stop();
  });
});
