import { secret } from '@foyer/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from './explorer.types.ts';
import { MachineExplorer } from './machine-explorer.tsx';
import { writeReplayFile } from './session/replay-file.ts';
import { door } from './testing/doorbell.fixtures.ts';

// Its layout needs a real browser; the stories draw it.
vi.mock('./diagram/diagram.tsx', () => ({ default: () => null }));

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

function show() {
  render(<MachineExplorer title="Door" target={door} />);
  return userEvent.setup();
}

const litLamp: Position = {
  start: { given: 'lenient' },
  steps: [{ kind: 'event', event: { type: 'lamp.toggle' } }],
};

const place = () => screen.getByRole('status', { name: 'Active states' }).textContent;
const press = (name: string) => screen.getByRole('button', { name });

describe('replay files', () => {
  const choose = async (text: string) => {
    const user = userEvent.setup();
    await user.upload(
      screen.getByLabelText('Replay file'),
      new File([text], 'x.replay.json', { type: 'application/json' }),
    );
  };

  it('lead to where they were exported', async () => {
    show();

    await choose(writeReplayFile(door, litLamp));

    await vi.waitFor(() => expect(place()).toBe('lock.closed, lamp.on'));
    expect(screen.getByLabelText('Start from')).toHaveProperty('value', 'lenient');
  });

  it('are written on export, under the name of the machine', async () => {
    const user = show();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.selectOptions(screen.getByLabelText('Start from'), 'lenient');
    await user.click(press('lamp.toggle'));

    await user.click(press('Export'));

    expect(names).toEqual(['door.replay.json']);
    expect(await blobs[0]?.text()).toBe(writeReplayFile(door, litLamp));
  });

  it('ask for the secrets that they hold back, and take made-up ones', async () => {
    const user = show();
    const code = secret('789');
    await choose(
      writeReplayFile(door, {
        start: { given: 'strict' },
        steps: [{ kind: 'event', event: { type: 'code.enter', code } }],
      }),
    );

    const form = within(await screen.findByRole('form', { name: 'Secrets' }));
    await user.selectOptions(form.getByLabelText('Step 1: code of code.enter'), 'family');
    await user.click(press('Go to the position'));

    expect(place()).toBe('lock.checking, lamp.off');
  });

  it('say when they belong to another machine, or to another version of it', async () => {
    show();

    await choose(writeReplayFile(door, litLamp).replace('"door"', '"gate"'));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('gate'));

    await choose(writeReplayFile(door, litLamp).replace(/"version": "\w+"/, '"version": "0"'));
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('another version'),
    );
    expect(place()).toBe('lock.closed, lamp.on');
  });
});
