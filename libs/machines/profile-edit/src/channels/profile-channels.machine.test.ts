import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fakeProfileChannelsPorts, profileChannelsInputs } from './profile-channels.fixtures.ts';
import { createProfileChannelsMachine } from './profile-channels.machine.ts';
import { selectProfileChannelsView } from './profile-channels.selectors.ts';
import type { ProfileChannelsInput, ProfileChannelsPorts } from './profile-channels.types.ts';

function start(
  replaced: Partial<ProfileChannelsPorts> = {},
  input: ProfileChannelsInput = profileChannelsInputs.own,
) {
  const machine = createProfileChannelsMachine(fakeProfileChannelsPorts(replaced));
  const actor = createActor(machine, { input }).start();
  const view = () => selectProfileChannelsView(actor.getSnapshot());
  const choose = (id: string, isHidden: boolean) =>
    actor.send({ type: 'channel.choose', id, isHidden });
  const settled = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    return view();
  };
  return { actor, view, choose, settled };
}

const heldCall = () => heldPort<{ id: string; hidden: readonly string[] }, readonly string[]>();

describe('profileChannelsMachine', () => {
  it('shows a choice at once and sends the whole list', async () => {
    const { port, calls } = heldCall();
    const { view, choose, settled } = start({ setHiddenChannels: port });

    choose('sport', true);

    expect(view()).toMatchObject({ hidden: ['nochnoy', 'sport'], pending: ['sport'] });
    expect(calls.map(({ input }) => input)).toEqual([
      { id: 'profile-child', hidden: ['nochnoy', 'sport'] },
    ]);
    calls[0]?.answer(['sport', 'nochnoy']);
    expect(await settled()).toMatchObject({ hidden: ['sport', 'nochnoy'], pending: [] });
  });

  it('makes one call at a time; what is pressed meanwhile goes with the next', async () => {
    const { port, calls } = heldCall();
    const { choose, settled } = start({ setHiddenChannels: port });

    choose('sport', true);
    choose('kino', true);
    choose('kino', false);
    choose('nochnoy', false);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(['nochnoy', 'sport']);
    await vi.waitFor(() => expect(calls).toHaveLength(2));

    expect(calls[1]?.input.hidden).toEqual(['sport']);
    calls[1]?.answer(['sport']);
    expect(await settled()).toMatchObject({ hidden: ['sport'], pending: [], failed: [] });
  });

  it('asks no second time when the service keeps another list than was sent', async () => {
    const setHiddenChannels = vi.fn(async () => ['nochnoy']);
    const { choose, settled } = start({ setHiddenChannels });

    choose('unknown', true);

    expect((await settled()).hidden).toEqual(['nochnoy']);
    expect(setHiddenChannels).toHaveBeenCalledOnce();
  });

  it('takes back what was not saved, says why, and saves what was pressed meanwhile', async () => {
    const { port, calls } = heldCall();
    const { view, choose, settled } = start({ setHiddenChannels: port });
    choose('sport', true);
    choose('kino', true);

    calls[0]?.fail(errorAnswer({ status: 500, code: 1, description: 'Не сейчас' }));
    await vi.waitFor(() => expect(calls).toHaveLength(2));

    expect(view()).toEqual({
      hidden: ['nochnoy', 'kino'],
      pending: ['kino'],
      failed: ['sport'],
      message: { text: 'Не сейчас' },
      canEdit: true,
    });
    choose('sport', true);
    expect(view()).toMatchObject({ failed: [], message: undefined });
    calls[1]?.answer(['nochnoy', 'kino']);
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    calls[2]?.answer(['nochnoy', 'kino', 'sport']);
    expect((await settled()).hidden).toEqual(['nochnoy', 'kino', 'sport']);
  });

  it('changes nothing for who may not choose', () => {
    const setHiddenChannels = vi.fn();
    const { view, choose } = start({ setHiddenChannels }, profileChannelsInputs.foreign);

    choose('sport', true);

    expect([view().hidden, setHiddenChannels.mock.calls]).toEqual([['nochnoy'], []]);
  });

  it('forgets what was not saved when it is restored', () => {
    const { actor, choose } = start({ setHiddenChannels: heldCall().port });
    choose('sport', true);
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createProfileChannelsMachine(fakeProfileChannelsPorts()), snapshot);

    expect(selectProfileChannelsView(restored.getSnapshot())).toMatchObject({
      hidden: ['nochnoy'],
      pending: [],
    });
  });

  it('shows in the end what the service has, in any order of presses and answers', async () => {
    const presses = fc.record({
      id: fc.constantFrom('nochnoy', 'sport', 'kino'),
      isHidden: fc.boolean(),
    });
    const happening = fc.oneof(presses, fc.constantFrom('answer' as const, 'fail' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 20 }), async (story) => {
        const { port, calls } = heldCall();
        const { choose, settled } = start({ setHiddenChannels: port });
        let kept: readonly string[] = profileChannelsInputs.own.hidden;
        let answered = 0;
        const respond = async (isTaken: boolean) => {
          const call = calls[answered];
          if (!call) return;
          answered += 1;
          if (isTaken) call.answer((kept = call.input.hidden));
          else call.fail(new Error('No connection'));
          await new Promise<void>((resolve) => setImmediate(resolve));
        };
        for (const event of story) {
          if (typeof event === 'string') await respond(event === 'answer');
          else choose(event.id, event.isHidden);
          expect(calls.length - answered).toBeLessThanOrEqual(1);
        }
        while (answered < calls.length) await respond(true);

        const shown = await settled();
        expect([shown.hidden, shown.pending]).toEqual([kept, []]);
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});
