import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showOutline } from '../testing/show-outline.tsx';
import { nextRegion } from './use-region-keys.ts';

afterEach(cleanup);

const chosen = () => screen.getByRole('row', { selected: true });

/** What the browser gives to who copies and pastes. */
function clipboard(text = '') {
  const held = new Map([['text/plain', text]]);
  return {
    setData: (type: string, value: string) => held.set(type, value),
    getData: (type: string) => held.get(type) ?? '',
  };
}

describe('the outline', () => {
  it('copies a block and pastes it below the one that is chosen, under another id', async () => {
    const { headlines, text } = await showOutline();
    const clipboardData = clipboard();
    fireEvent.copy(chosen(), { clipboardData });
    fireEvent.paste(chosen(), { clipboardData });

    expect(headlines()).toEqual(['Раз', 'Два', 'Два', 'Три']);
    const ids = (JSON.parse(text()) as { blocks: { id: string }[] }).blocks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('pastes nothing that is no block, and says so', async () => {
    const { headlines } = await showOutline();
    fireEvent.paste(chosen(), { clipboardData: clipboard('<p>Привет</p>') });

    expect(headlines()).toEqual(['Раз', 'Два', 'Три']);
    expect(screen.getByText('В буфере обмена не блок')).toBeDefined();
  });

  it('is not changed by who may only look', async () => {
    const { user, headlines } = await showOutline({ canEdit: false });
    const clipboardData = clipboard();
    fireEvent.copy(chosen(), { clipboardData });
    fireEvent.paste(chosen(), { clipboardData });
    chosen().focus();
    await user.keyboard('{Delete}{Control>}d{/Control}');

    expect(headlines()).toEqual(['Раз', 'Два', 'Три']);
  });

  it('opens the search of the library by a slash, and only there', async () => {
    const { user } = await showOutline();
    await user.keyboard('/');
    expect(screen.queryByRole('searchbox')).toBeNull();

    chosen().focus();
    await user.keyboard('/');
    const search = await screen.findByRole('searchbox');
    await vi.waitFor(() => expect(document.activeElement).toBe(search));
    await user.keyboard('/');
    expect(search).toHaveProperty('value', '/');
  });
});

describe('nextRegion', () => {
  const [first, second, third] = ['one', 'two', 'three'].map((id) => {
    const element = document.createElement('section');
    element.id = id;
    element.append(document.createElement('input'));
    return element;
  });
  const regions = [first, second, third].filter((one) => one !== undefined);

  it.each([
    ['the next one', second?.firstElementChild, false, third],
    ['the one before', second?.firstElementChild, true, first],
    ['the first after the last', third, false, first],
    ['the last before the first', first, true, third],
    ['the first where none has the focus', null, false, first],
  ] as const)('is %s', (_what, focused, isBack, expected) => {
    expect(nextRegion(regions, focused ?? null, isBack)).toBe(expected);
  });
});
