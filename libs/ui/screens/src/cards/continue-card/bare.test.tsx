import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { ContinueCard } from './index.ts';

describe('ContinueCard, bare', () => {
  it('says what is left and how much was watched [CARD-015]', async () => {
    await renderWithLabel(
      <ContinueCard title={makeTitle('mayak', 'Маяк')} progress={0.734} minutesLeft={27} />,
    );
    expect(await screen.findByText('осталось 27 мин')).toBeTruthy();
    const line = screen.getByRole<HTMLProgressElement>('progressbar', {
      name: 'Просмотрено 73\u00A0%',
    });
    expect(line.value).toBe(73);
  });

  it('says where in a series the viewer stopped, in place of the genres', async () => {
    const title = makeTitle('ekspress', 'Ночной экспресс', { genres: ['драма'] });
    await renderWithLabel(<ContinueCard title={title} progress={0.5} place="Сезон 1, серия 3" />);

    expect(await screen.findByText('Сезон 1, серия 3')).toBeTruthy();
    expect(screen.queryByText('драма')).toBeNull();
  });
});
