import { secret } from '@foyer/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { door } from '../testing/doorbell.fixtures.ts';
import { createInspector } from './create-inspector.ts';
import { InspectorPanel } from './inspector-panel.tsx';
import { openInspector } from './open-inspector.tsx';

// Its layout needs a real browser; the stories draw it.
vi.mock('../diagram/diagram.tsx', () => ({ default: () => null }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Two doors, one of which was there before anyone watched. */
function show() {
  const inspector = createInspector();
  const make = (systemId: string, isWatched: boolean) =>
    createActor(door.machine, {
      systemId,
      input: { maxTries: 2 },
      ...(isWatched && { inspect: inspector.observe }),
    }).start();
  const old = make('old door', false);
  inspector.attach(old);
  const front = make('front door', true);
  render(<InspectorPanel inspector={inspector} requirementTexts={{}} />);
  return { user: userEvent.setup(), old, front };
}

const press = (name: string) => screen.getByRole('button', { name });
const log = () => screen.getByRole('region', { name: 'Events' }).textContent;

describe('InspectorPanel', () => {
  it('shows nothing but its button until it is opened', async () => {
    const { user } = show();
    expect(screen.queryByRole('region', { name: 'Events' })).toBeNull();

    await user.click(press('Flows: 2'));

    expect(screen.getByRole('region', { name: 'Events' })).toBeTruthy();
  });

  it('follows the newest running flow, and shows none of its secrets', async () => {
    const { user, front } = show();
    await user.click(press('Flows: 2'));

    await act(async () => {
      front.send({ type: 'lamp.toggle' });
      front.send({ type: 'code.enter', code: secret('7q9') });
      await Promise.resolve();
    });

    expect(screen.getByRole('status', { name: 'Active states' }).textContent).toContain('lamp.on');
    expect(log()).toContain('lamp.toggle');
    expect(log()).toContain('code.enter {"code":"[secret]"}');
    expect(document.body.innerHTML).not.toContain('7q9');
  });

  it('offers no replay of a flow whose start it missed', async () => {
    const { user } = show();
    await user.click(press('Flows: 2'));
    expect(press('Export as replay')).toBeTruthy();

    await user.click(press('old door'));

    expect(document.activeElement).toBe(press('old door'));
    expect(screen.queryByRole('button', { name: 'Export as replay' })).toBeNull();
    expect(screen.getByText(/no replay/)).toBeTruthy();
  });
});

describe('the place of the panel', () => {
  const separator = () => screen.getByRole('separator', { name: 'Size of the panel' });

  it('is an edge of the page, of a size that keys change', async () => {
    const { user } = show();
    await user.click(press('Flows: 2'));

    act(() => separator().focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(separator().getAttribute('aria-valuenow')).toBe('40');
    await user.click(press('To the right'));
    expect(separator().getAttribute('aria-orientation')).toBe('vertical');
    act(() => separator().focus());
    await user.keyboard('{ArrowLeft}');

    expect(separator().getAttribute('aria-valuenow')).toBe('45');
    expect(screen.getByRole('complementary').style.inlineSize).toBe('45%');
  });

  it('is a window of its own, which shows the same and goes back', async () => {
    const other = Object.assign(new EventTarget(), {
      document: document.implementation.createHTMLDocument(),
      close: () => other.dispatchEvent(new Event('pagehide')),
    });
    vi.spyOn(window, 'open').mockReturnValue(other as unknown as Window);
    const { user, front } = show();
    await user.click(press('Flows: 2'));

    await user.click(press('Own window'));
    await act(async () => {
      front.send({ type: 'lamp.toggle' });
      await Promise.resolve();
    });
    expect(screen.queryByRole('region', { name: 'Events' })).toBeNull();
    expect(other.document.body.textContent).toContain('lamp.toggle');
    const back = [...other.document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Back into the page',
    );
    act(() => back?.click());

    expect(screen.getByRole('region', { name: 'Events' })).toBeTruthy();
  });

  it('stays in the page where the browser opens no window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show();
    await user.click(press('Flows: 2'));

    await user.click(press('Own window'));

    expect(screen.getByRole('region', { name: 'Events' })).toBeTruthy();
  });
});

describe('the events of a flow', () => {
  it('leaves out what comes often and changes no state, until it is asked for', async () => {
    const { user, front } = show();
    await user.click(press('Flows: 2'));
    await act(async () => {
      for (let count = 0; count < 6; count += 1) front.send({ type: 'bell.ring' });
      front.send({ type: 'lamp.toggle' });
      await Promise.resolve();
    });

    expect(log()).toContain('7 so far, 1 shown');
    await user.click(press('Show what changes no state: bell.ring'));
    expect(log()).toContain('7 so far, 7 shown');
    await user.type(screen.getByLabelText('Only those with'), 'lamp');

    expect(log()).toContain('7 so far, 1 shown');
  });
});

describe('openInspector', () => {
  it('keeps presses and keys from a dialog of the page, and goes as it came', async () => {
    const heard = vi.fn();
    for (const name of ['pointerdown', 'keydown', 'focusin']) {
      document.addEventListener(name, heard);
    }
    const user = userEvent.setup();
    const close = await act(async () =>
      openInspector({ inspector: createInspector(), requirementTexts: {} }),
    );

    await user.click(press('Flows: 0'));
    await user.keyboard('{Escape}');

    expect(press('Flows: 0').getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(press('Flows: 0'));
    expect(heard).not.toHaveBeenCalled();
    await act(async () => close());
    expect(screen.queryByRole('complementary')).toBeNull();
    for (const name of ['pointerdown', 'keydown', 'focusin']) {
      document.removeEventListener(name, heard);
    }
  });
});
