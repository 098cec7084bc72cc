import type { ChallengeMessage } from '@foyer/contract';
import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardChallengeInputs, fakeCardChallengePorts } from './card-challenge.fixtures.ts';
import { createCardChallengeMachine } from './card-challenge.machine.ts';
import type { CardChallengeInput, CardChallengeOutput } from './card-challenge.types.ts';
import { CardChallengeFlow } from './card-challenge.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

async function show(input: CardChallengeInput) {
  const onDone = vi.fn<(output: CardChallengeOutput) => void>();
  const openPage = vi.fn(() => new Promise(() => {}));
  await listen();
  const user = await showFlow(
    createCardChallengeMachine,
    fakeCardChallengePorts({ openPage }),
    <CardChallengeFlow shell={openShell} input={input} onDone={onDone} />,
    { language: 'eng' },
  );
  return { onDone, openPage, user };
}

/** A frame that does not reach for the network. */
const blank = { ...cardChallengeInputs.frame, url: 'https://pay.example/' };
const findFrame = () => screen.findByTitle<HTMLIFrameElement>("The bank's page");

const ended: ChallengeMessage = { type: 'payment_challenge_ended', order_id: '1' };

const post = (source: Window | null, origin: string, data: unknown = ended) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { source, origin, data }));
  });

describe('CardChallengeFlow', () => {
  it('C14: walls the frame off, which cannot lead this page elsewhere', async () => {
    await show(blank);
    const frame = await findFrame();
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  });

  it('C14: hears its frame from the origin of its address alone', async () => {
    const { onDone } = await show(blank);
    const contentWindow = Object.create(null) as Window;
    // This environment loads no page into a frame.
    Object.defineProperty(await findFrame(), 'contentWindow', { value: contentWindow });

    await post(contentWindow, 'https://other.example');
    await post(window, 'https://pay.example');
    await post(null, 'https://pay.example');
    for (const other of ['payment_challenge_ended', { type: 'ready' }, { type: ended.type }]) {
      await post(contentWindow, 'https://pay.example', other);
    }
    expect(onDone).not.toHaveBeenCalled();
    await post(contentWindow, 'https://pay.example');

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ outcome: 'ended' }]]));
  });

  it.each(['Escape', 'its button'])('C14: turns back by %s, once', async (way) => {
    const { onDone, user } = await show(cardChallengeInputs.redirect);
    const back = await screen.findByRole('button', { name: 'Back to the payment' });
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(back);
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ outcome: 'left' }]]));
  });

  it('C14: says that the frame was blocked, and offers the page', async () => {
    const { openPage, user } = await show(blank);
    await findFrame();
    await heard();
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: 'https://pay.example',
    });

    await act(async () => void document.dispatchEvent(violation));

    expect(await heard()).toContain(
      "assertive: The browser does not show the bank's page here. Open it as a page.",
    );
    await user.click(screen.getByRole('button', { name: "Open the bank's page" }));
    expect(openPage).toHaveBeenCalledOnce();
  });

  it('C14: says when a page comes back from the memory of the browser', async () => {
    const { onDone, user } = await show(cardChallengeInputs.redirect);
    await user.click(await screen.findByRole('button', { name: "Open the bank's page" }));

    const returned = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => void window.dispatchEvent(returned));

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ outcome: 'ended' }]]));
  });
});
