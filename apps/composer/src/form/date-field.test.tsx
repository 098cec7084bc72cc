import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showForm } from '../testing/show-form.tsx';
import { fromLocal, inDays, toLocal } from './date-value.ts';

afterEach(cleanup);

const hero = (end: unknown) => ({
  id: 'b1',
  type: 'custom_block',
  tag: 'hero',
  name: { rus: 'Герой' },
  custom_data: { timer: { end_date_time: end } },
});

describe('DateField', () => {
  it('shows and keeps a moment in Moscow, and names the zone', async () => {
    const { at } = await showForm({ key: 'tag:hero', block: hero('31.12.2026 23:59') });
    const field = screen.getByLabelText<HTMLInputElement>('Когда закончится');
    expect(field.value).toBe('2026-12-31T23:59');
    expect(screen.getByText('московское время')).toBeDefined();

    fireEvent.change(field, { target: { value: '2027-01-02T03:04' } });
    expect(at('custom_data', 'timer', 'end_date_time')).toBe('02.01.2027 03:04');
  });

  it('keeps a number of days as one, until a day is chosen', async () => {
    const { user, at } = await showForm({ key: 'tag:hero', block: hero({ $inDays: 12 }) });
    fireEvent.change(screen.getByLabelText('Когда закончится'), { target: { value: '5' } });
    expect(at('custom_data', 'timer', 'end_date_time')).toEqual({ $inDays: 5 });

    await user.click(screen.getByRole('button', { name: 'Назначить день' }));
    const field = screen.getByLabelText<HTMLInputElement>('Когда закончится');
    expect(field.type).toBe('datetime-local');
  });
});

describe('the values of dates', () => {
  it('are nothing where nothing was typed', () => {
    expect([toLocal('31/12/2026'), fromLocal(''), inDays('31.12.2026 23:59')]).toEqual([
      '',
      undefined,
      undefined,
    ]);
  });
});
