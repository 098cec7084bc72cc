import { describe, expect, it, vi } from 'vitest';
import { createSessionGate } from './session-gate.ts';

describe('createSessionGate', () => {
  it('stands open for a browser with a session', async () => {
    const wanted = vi.fn();
    const gate = createSessionGate(true);
    gate.onWanted(wanted);

    await gate.pass();

    expect(wanted).not.toHaveBeenCalled();
  });

  it('keeps calls waiting until there is a session, and says that one is wanted', async () => {
    const order: string[] = [];
    const gate = createSessionGate(false);
    gate.onWanted(() => order.push('wanted'));
    const call = gate.pass().then(() => order.push('call'));

    await Promise.resolve();
    order.push('session');
    gate.open();
    await call;

    expect(order).toEqual(['wanted', 'session', 'call']);
  });
});
