import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { TabLinks } from './tab-links.tsx';
import { Tabs, type TabItem } from './tabs.tsx';

const tabs: readonly TabItem[] = [
  { id: 'about', title: 'О фильме', content: 'Поезд идёт через перевал.' },
  { id: 'trailers', title: 'Трейлеры', content: 'Скоро', isDisabled: true },
  { id: 'similar', title: 'Похожее', content: 'Тихая вода' },
];

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('starts with the first and shows its part alone', async () => {
    await renderWithLabel(<Tabs label="Разделы" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Разделы' })).toBeTruthy();
    expect([selected(), screen.getByRole('tabpanel').textContent]).toEqual([
      'О фильме',
      'Поезд идёт через перевал.',
    ]);
  });

  it('is moved through by arrows, past what is disabled and round the ends', async () => {
    const onSelect = vi.fn();
    await renderWithLabel(<Tabs label="Разделы" tabs={tabs} onSelect={onSelect} />);
    onSelect.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}');
    expect(onSelect.mock.calls).toEqual([['similar'], ['about'], ['similar']]);
    expect(screen.getByRole('tabpanel', { name: 'Похожее' }).textContent).toBe('Тихая вода');
  });

  it('leaves it to an owner which is selected', async () => {
    const onSelect = vi.fn();
    await renderWithLabel(
      <Tabs label="Разделы" tabs={tabs} selected="similar" onSelect={onSelect} />,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'О фильме' }));
    expect(onSelect.mock.calls).toEqual([['about']]);
    expect(selected()).toBe('Похожее');
  });
});

describe('TabLinks', () => {
  it('are links, of which one is the page', async () => {
    const links = [
      { title: 'Устройства', href: '/my/devices' },
      { title: 'Платежи', href: '/my/payments' },
    ];
    await renderWithLabel(<TabLinks label="Разделы" links={links} current="/my/payments" />);
    expect(screen.getByRole('navigation', { name: 'Разделы' })).toBeTruthy();
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['/my/devices', null],
      ['/my/payments', 'page'],
    ]);
  });
});
