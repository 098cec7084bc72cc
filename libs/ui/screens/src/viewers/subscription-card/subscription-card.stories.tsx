import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { makeTitle } from '../../testing/fixtures.ts';
import { Button } from '@foyer/ui/button';
import { SubscriptionCard } from './subscription-card.tsx';
import { TroubleNote } from './trouble-note.tsx';

const meta = {
  title: 'Components/SubscriptionCard',
  component: SubscriptionCard,
  args: {
    name: 'Кино',
    href: '/services/kino',
    picture: makeTitle('mayak', 'Маяк').backdrop,
    standing: { tone: 'good', text: 'Пробный период' },
    facts: [
      { term: 'Следующее списание', value: '10 декабря 2026, 399 ₽' },
      { term: 'Карта', value: 'Мир •• 0004' },
    ],
    children: (
      <Button tone="plain" onPress={fn()}>
        Отключить
      </Button>
    ),
  },
} satisfies Meta<typeof SubscriptionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A trial: what follows it, and from which card. */
export const Trial: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Кино' })).toBeVisible();
  },
};

const takeBack = fn();

/** It ends on a day, and can be taken back. */
export const Ends: Story = {
  args: {
    standing: { tone: 'waiting', text: 'Закончится' },
    facts: [{ term: 'Доступ до', value: '10 декабря 2026' }],
    children: <Button onPress={takeBack}>Вернуть</Button>,
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Вернуть' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(takeBack).toHaveBeenCalled();
  },
};

/** The last payment was refused. */
export const Trouble: Story = {
  render: () => (
    <TroubleNote title="«Спорт»: платёж не прошёл" text="Доступ есть до 28 ноября 2026.">
      <Button onPress={fn()}>Оплатить</Button>
    </TroubleNote>
  ),
};

/** Long Russian words on a narrow screen. */
export const LongRussian: Story = {
  args: { name: 'Достопримечательности человеконенавистнических рентгеноэлектрокардиографов' },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    name: 'Կինո',
    standing: { tone: 'over', text: 'Ավարտված է' },
    facts: [{ term: 'Հասանելի է մինչև', value: '10 դեկտեմբերի, 2026' }],
    children: null,
  },
  globals: { language: 'hye' },
};
