import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ItemActions, RateButton } from './index.ts';

const share = (draw: (props: never) => React.ReactNode) => draw({} as never);

describe.each(['main', 'alternate'] as const)('ItemActions of %s', (label) => {
  it('keeps a title for later by keyboard, and leads to what it can be got by', async () => {
    const onToggle = vi.fn();
    await renderWithLabel(
      <ItemActions
        favourite={{ isOn: false, onToggle }}
        renderShare={share}
        offers={[{ id: 'own', title: 'Купить', href: '/variants?seq_id=1' }]}
      />,
      { label },
    );
    const offer = await screen.findByRole('link', { name: 'Купить' });
    expect(offer.getAttribute('href')).toBe('/variants?seq_id=1');
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(2);

    buttons[0]?.focus();
    await userEvent.keyboard('{Enter}');

    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});

describe('RateButton', () => {
  it('says what the viewer has given [RATE-008]', async () => {
    await renderWithLabel(<RateButton rating={9} onPress={vi.fn()} />);

    expect(await screen.findByRole('button', { name: 'Ваша оценка: 9' })).toBeTruthy();
  });
});
