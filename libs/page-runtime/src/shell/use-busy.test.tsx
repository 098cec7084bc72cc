import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { publishShell } from './shell-store.ts';
import type { Shell } from './shell.types.ts';
import { useBusy } from './use-busy.ts';

function Busy({ reason }: { reason: 'code' | 'playback' | undefined }) {
  useBusy(reason);
  return null;
}

function startShell(): unknown[] {
  const told: unknown[] = [];
  const actor = {
    getSnapshot: () => ({ matches: () => true }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const tell = (_id: string, event: unknown) => told.push(event);
  publishShell({ actor, tell } as object as Shell);
  return told;
}

afterEach(() => publishShell(undefined));

it('gives each beginning one end of its own, after what begins in the same moment', async () => {
  const told = startShell();
  const { rerender, unmount } = render(<Busy reason="code" />);
  rerender(<Busy reason="code" />);
  rerender(<Busy reason="playback" />);
  await Promise.resolve();
  unmount();
  await Promise.resolve();

  expect(told).toEqual([
    { type: 'busy.began', reason: 'code' },
    { type: 'busy.began', reason: 'playback' },
    { type: 'busy.ended', reason: 'code' },
    { type: 'busy.ended', reason: 'playback' },
  ]);
});
