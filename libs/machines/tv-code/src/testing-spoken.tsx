import { listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { fakeTvCodePorts } from './tv-code.fixtures.ts';
import { createTvCodeMachine } from './tv-code.machine.ts';
import { TvCodeFlow } from './tv-code.view.tsx';

/** What the field of a television's code is called. */
export const fields = {
  rus: /^Код с экрана/,
  eng: /^Code on the TV/,
  hye: /^Կոդը հեռուստացույցի/,
} as const;

/** The form, to a viewer who listens from the beginning. */
export async function show(language: keyof typeof fields) {
  await listen();
  const user = await showFlow(
    createTvCodeMachine,
    fakeTvCodePorts(),
    <main>
      <TvCodeFlow />
    </main>,
    { language },
  );
  const field = await findField(fields[language]);
  await user.click(field);
  // The reader is slow: keys that come before the field has the focus are lost.
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  return user;
}

/** What is read of the flow. */
export const read = () => readThrough(screen.getByRole('main'));
