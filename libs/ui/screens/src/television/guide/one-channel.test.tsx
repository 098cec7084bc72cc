import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { makeGuide, timeZone } from './guide.fixtures.ts';
import { dayRange } from './guide-time.ts';
import { OneChannel } from './one-channel.tsx';

const day = dayRange('2025-11-21', timeZone);

describe('the guide of one channel', () => {
  it('changes the channel with the arrow keys and keeps the focus on its mark', async () => {
    await renderWithLabel(<OneChannel {...makeGuide()} day={day} />);
    const first = await screen.findByRole('tab', { name: 'Немой экран' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    const second = screen.getByRole('tab', { name: 'Вестник 24' });
    expect(document.activeElement).toBe(second);
    expect(second.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').getAttribute('aria-label')).toBe('Вестник 24');

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tabpanel').getAttribute('aria-label')).toBe('Немой экран');
  });

  it('goes to the last channel with End, however far that is', async () => {
    await renderWithLabel(<OneChannel {...makeGuide({ channelCount: 500 })} day={day} />);
    (await screen.findByRole('tab', { name: 'Немой экран' })).focus();
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('500');
    expect(screen.getAllByRole('tab').length).toBeLessThan(60);
  });
});
