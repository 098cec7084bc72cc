import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import type { GuideProgramme } from '../guide/guide.types.ts';
import type { DayListProps } from './channel-page.types.ts';
import { DayList } from './day-list.tsx';

const hour = 3600;
const noon = Date.UTC(2026, 10, 21, 12) / 1000;
const programme = (id: string, startTime: number, more: Partial<GuideProgramme> = {}) => ({
  id,
  title: id,
  href: `/tv/arena/shows/${id}`,
  startTime,
  endTime: startTime + hour,
  ...more,
});
const day = [
  programme('Утро', noon - 2 * hour),
  programme('Матч', noon - hour, { isArchived: true }),
  programme('Новости', noon - 600, { watchHref: '/tv/arena/player' }),
  programme('Вечер', noon + hour),
];

const show = (given: Partial<DayListProps> = {}) =>
  renderWithLabel(
    <DayList
      label="Программа"
      data={{ status: 'ready', programmes: day }}
      now={noon}
      timeZone="Europe/Moscow"
      {...given}
    />,
  );
const words = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );

describe('DayList', () => {
  it('tells of every programme its time in the zone given, its title and where it stands', async () => {
    await show();

    expect(await words()).toEqual([
      '13:00Утро, уже прошло',
      '14:00Матч, есть в архиве',
      '14:50Новости, в эфиреСмотреть эфир, Новости',
      '16:00Вечер, ещё не началось',
    ]);
  });

  it('bears a lock on what has to be bought [LIVE-007]', async () => {
    await show({ isArchiveLocked: true });

    expect((await words())[1]).toBe('14:00Матч, есть в архивепо подписке');
  });

  it('says which programme the page is about', async () => {
    await show({ currentId: 'Матч' });

    await screen.findAllByRole('listitem');
    const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    expect(current).toEqual([null, 'true', null, null, null].slice(0, current.length));
  });

  it('offers an action for what is still to come, and for nothing else', async () => {
    await show({ actionOf: ({ title }) => <button type="button">Напомнить: {title}</button> });

    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Напомнить: Вечер',
    ]);
  });

  it('says that the day did not come, and asks for it again', async () => {
    const onRetry = vi.fn();
    await show({ data: { status: 'error', programmes: [] }, onRetry });

    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
