import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MachineExplorer } from './machine-explorer.tsx';
import type { Position } from './explorer.types.ts';
import { writeLink } from './session/position-link.ts';
import { door } from './testing/doorbell.fixtures.ts';

// Its layout needs a real browser; the stories draw it.
vi.mock('./diagram/diagram.tsx', () => ({ default: () => null }));

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

function show() {
  render(
    <StrictMode>
      <MachineExplorer
        title="Door"
        target={door}
        requirementTexts={{ 'DOOR-001': 'The door opens to whoever knows the code.' }}
      />
    </StrictMode>,
  );
  return userEvent.setup();
}

const litLamp: Position = {
  start: { given: 'lenient' },
  steps: [{ kind: 'event', event: { type: 'lamp.toggle' } }],
};

const place = () => screen.getByRole('status', { name: 'Active states' }).textContent;
const press = (name: string) => screen.getByRole('button', { name });
const enterCode = () => within(screen.getByRole('form', { name: 'code.enter' }));

describe('MachineExplorer', () => {
  it('steps by an event and by the answer of the call that it causes', async () => {
    const user = show();

    await user.click(enterCode().getByRole('button'));
    expect(place()).toBe('lock.checking, lamp.off');
    await user.click(press('Answer: right'));

    expect(place()).toBe('lock.open, lamp.off');
  });

  it('offers only what the machine takes', () => {
    show();

    expect(press('lamp.toggle')).toHaveProperty('disabled', false);
    expect(screen.queryByRole('form', { name: 'lamp.dim' })).toBeNull();
  });

  it('says why an event cannot be sent', async () => {
    const user = show();

    await user.selectOptions(enterCode().getByLabelText('Code'), 'another…');
    await user.type(enterCode().getByLabelText('Another Code'), '12');

    expect(enterCode().getByText('Not possible here.')).toBeTruthy();
    expect(enterCode().getByRole('button')).toHaveProperty('disabled', true);
  });

  it('goes back by a step, and to the start', async () => {
    const user = show();
    await user.click(press('lamp.toggle'));
    await user.click(enterCode().getByRole('button'));

    await user.click(press('Back'));
    expect(place()).toBe('lock.closed, lamp.on');
    await user.click(press('Reset'));

    expect(place()).toBe('lock.closed, lamp.off');
  });

  it('goes to any step, and on again to those that were gone back from', async () => {
    const user = show();
    const step = (text: string) =>
      within(screen.getByRole('region', { name: 'Steps' })).getByRole('button', { name: text });
    await user.click(press('lamp.toggle'));
    await user.click(enterCode().getByRole('button'));
    await user.click(press('Answer: right'));

    await user.click(step('lamp.toggle'));
    expect(place()).toBe('lock.closed, lamp.on');
    await user.click(step('done checkCode: right (undone)'));
    expect(place()).toBe('lock.open, lamp.on');
    await user.click(press('Back'));
    await user.click(press('Forward'));
    expect(place()).toBe('lock.open, lamp.on');
    await user.click(step('lamp.toggle'));
    await user.click(within(screen.getByRole('form', { name: 'lamp.toggle' })).getByRole('button'));

    expect(place()).toBe('lock.closed, lamp.off');
    expect(press('Forward')).toHaveProperty('disabled', true);
  });

  it('finds a state by what leads out of it, and goes to the first by Enter', async () => {
    const user = show();

    await user.type(screen.getByRole('searchbox'), 'isworn{Enter}');

    expect(screen.getByText('1 found')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'State wrong' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'blocked' })).toBeNull();
  });

  it('plays the shortest way to a chosen state, and lets its timers pass', async () => {
    const user = show();

    await user.click(press('blocked'));
    await user.click(press('Go to this state'));
    expect(place()).toBe('lock.blocked, lamp.off');
    await user.click(press('Wait 3 s'));

    expect(place()).toBe('lock.closed, lamp.off');
  });

  it('never shows a secret', async () => {
    const user = show();

    await user.click(enterCode().getByRole('button'));

    expect(document.body.textContent).toContain('code.enter {"code":"[secret]"}');
    expect(document.body.innerHTML + location.href).not.toContain('123');
  });

  it('stands where its address says, and asks for a secret that this holds back', async () => {
    const user = show();
    await user.selectOptions(enterCode().getByLabelText('Code'), 'another…');
    await user.type(enterCode().getByLabelText('Another Code'), '789');
    await user.click(enterCode().getByRole('button'));
    await vi.waitFor(() => expect(location.hash).not.toBe(''));
    const { hash } = location;
    cleanup();
    history.replaceState(null, '', `/${hash}`);

    const again = show();
    expect(place()).toBe('lock.closed, lamp.off');
    const code = await screen.findByLabelText('Another Step 1: code of code.enter');
    await again.type(code, '789');
    await again.click(press('Go to the position'));

    expect(place()).toBe('lock.checking, lamp.off');
  });

  it('follows a link that is pasted while it stands', async () => {
    show();

    location.hash = writeLink(door, litLamp) ?? '';

    await vi.waitFor(() => expect(place()).toBe('lock.closed, lamp.on'));
  });

  it('leaves no position behind in the address when it goes', async () => {
    const user = show();
    await user.click(press('lamp.toggle'));
    expect(location.hash).not.toBe('');

    cleanup();

    expect(location.hash).toBe('');
  });

  it('says that an address holds no position', () => {
    history.replaceState(null, '', '/#position=%7B');

    show();

    expect(screen.getByRole('alert').textContent).toContain('no position');
  });

  it('lists every state for screen readers, the active ones marked', () => {
    show();

    expect(
      screen.getAllByRole('button', { current: true }).map(({ textContent }) => textContent),
    ).toEqual(['● door', '● lock', '● closed', '● lamp', '● off']);
  });

  it('tells of a state what it is for, which requirements it realises, and where it leads', async () => {
    const user = show();

    await user.click(press('● closed'));

    const details = within(screen.getByRole('region', { name: 'State closed' }));
    expect(details.getByText('Waits for a code.')).toBeTruthy();
    expect(details.getByRole('list', { name: 'Requirements' }).textContent).toBe(
      'DOOR-001 The door opens to whoever knows the code.',
    );
    expect(details.getByRole('list', { name: 'Transitions' }).textContent).toBe(
      'code.enter if isCode → lock.checking',
    );
  });

  it('answers a call with a value of its own, without JSON', async () => {
    const user = show();
    await user.click(enterCode().getByRole('button'));
    const own = within(screen.getByRole('form', { name: 'Answer of checkCode' }));

    await user.selectOptions(own.getByLabelText('valid'), 'false');
    await user.click(own.getByRole('button'));

    expect(place()).toBe('lock.closed, lamp.off');
    expect(screen.getByRole('region', { name: 'Steps' }).textContent).toContain('{"valid":false}');
  });

  it('fails a call as the tester says', async () => {
    const user = show();
    await user.click(enterCode().getByRole('button'));
    const failure = within(screen.getByRole('form', { name: 'Failure of checkCode' }));

    await user.selectOptions(failure.getByLabelText('Status is'), 'given');
    await user.type(failure.getByLabelText('Status'), '429');
    await user.click(failure.getByRole('button'));

    expect(screen.getByRole('region', { name: 'Steps' }).textContent).toContain('{"status":429}');
  });
});
