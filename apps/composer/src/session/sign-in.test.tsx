import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showWithTexts } from '../testing/show-with-texts.tsx';
import { SignIn } from './sign-in.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function tryKey(answer: Response) {
  vi.stubGlobal('fetch', async () => answer);
  const onSignedIn = vi.fn();
  const { user } = await showWithTexts(<SignIn onSignedIn={onSignedIn} />, 'eng');
  await user.type(screen.getByLabelText('Editor’s key'), 'key');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return onSignedIn;
}

describe('SignIn', () => {
  it('tells a wrong key from too many, in the language of the composer', async () => {
    await tryKey(new Response('{}', { status: 403 }));
    expect(await screen.findByText(/There is no such key/)).toBeTruthy();
    cleanup();

    await tryKey(new Response('{}', { status: 429, headers: { 'retry-after': '540' } }));
    expect(await screen.findByText('Too many wrong keys. Try again in 9 min.')).toBeTruthy();
  });

  it('lets in who holds a key', async () => {
    expect(await tryKey(new Response(null, { status: 204 }))).toHaveBeenCalledOnce();
  });
});
