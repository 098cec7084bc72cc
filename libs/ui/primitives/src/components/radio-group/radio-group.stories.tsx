import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { RadioGroup } from './radio-group.tsx';

const ages = ['0+', '6+', '12+', '16+', '18+'].map((label) => ({ value: label, label }));

const payments = [
  { value: 'mir', label: '•• 0004', mark: <Icon name="card" />, end: '399 ₽' },
  { value: 'visa', label: '•• 1111', mark: <Icon name="card" />, end: '399 ₽' },
  { value: 'bonus', label: 'Бонусы', description: 'Останется 120', end: '399' },
  {
    value: 'account',
    label: 'Лицевой счёт',
    description: 'На счёте 12 ₽, этого не хватит',
    action: (
      <Link href="/my/payments" look="word">
        Пополнить
      </Link>
    ),
    end: '399 ₽',
    isDisabled: true,
  },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Возраст', options: ages, value: '6+', onChange: () => {} },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Lengths of time: what it would cost without the discount is crossed out, and said so to the ear. */
export const Struck: Story = {
  args: {
    label: 'На\u00A0сколько',
    options: [
      { value: '0', label: '1\u00A0месяц', end: '299\u00A0₽' },
      {
        value: '1',
        label: '1\u00A0год',
        end: '2390\u00A0₽',
        struck: { label: 'Без скидки', text: '3588\u00A0₽' },
      },
    ],
    value: '0',
    size: 'wide',
  },
  play: async ({ canvas }) => {
    const year = await canvas.findByRole('radio', { name: /год\sБез скидки 3588\s₽\s2390\s₽$/u });
    await userEvent.click(year);
    await expect(year).toBeChecked();
  },
};

/** Ways to pay: a mark, its last digits, the price. */
export const Payments: Story = {
  args: { label: 'Способ оплаты', options: payments, value: 'mir', size: 'wide' },
};

const periods = [
  {
    value: 'month',
    label: 'Месяц',
    badge: '14 дней за 0 ₽',
    description: 'дальше 399 ₽',
    end: '399 ₽',
  },
  { value: 'year', label: 'Год', description: 'Скидка 1298 ₽', end: '3490 ₽' },
];

/** Lengths of time: a trial on a plate. */
export const Periods: Story = {
  args: { label: 'На сколько', options: periods, value: 'month', size: 'wide' },
};

/** Arrow keys choose, and pass what is disabled. */
export const Keyboard: Story = {
  args: { label: 'Способ оплаты', options: payments, value: 'bonus', size: 'wide' },
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Бонусы 399' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '•• 0004 399 ₽' })).toBeChecked();
  },
};

export const Failed: Story = {
  args: { value: '', errorMessage: 'Выберите возраст' },
};

export const Disabled: Story = {
  args: { label: 'Способ оплаты', options: payments, value: 'mir', size: 'wide', isDisabled: true },
};

export const Narrow: Story = {
  args: {
    label: 'Способ оплаты',
    size: 'wide',
    value: 'long',
    options: [
      ...payments,
      {
        value: 'long',
        label: 'Счёт мобильного телефона достопочтенного владельца',
        end: '12 480 ₽',
      },
    ],
  },
  decorators: [
    (Group) => (
      <div style={{ inlineSize: 288 }}>
        <Group />
      </div>
    ),
  ],
};

/** A long price on a plate lies over no sum. */
export const NarrowPeriods: Story = {
  tags: ['every-label'],
  args: {
    ...Periods.args,
    options: periods.map((period) => ({
      ...period,
      ...(period.badge !== undefined && { badge: '3 месяца по 299 ₽ за 1 месяц' }),
    })),
  },
  decorators: Narrow.decorators ?? [],
  play: async ({ canvas }) => {
    const [plate, sum] = [await canvas.findByText(/^3 месяца/u), canvas.getByText('399 ₽')];
    const isAbove = plate.getBoundingClientRect().bottom <= sum.getBoundingClientRect().top;
    const isBefore = plate.getBoundingClientRect().right <= sum.getBoundingClientRect().left;
    await expect(isAbove || isBefore).toBe(true);
  },
};

export const Armenian: Story = {
  args: {
    label: 'Վճարման եղանակը',
    size: 'wide',
    value: 'bonus',
    options: [
      { value: 'bonus', label: 'Բոնուսներ', description: 'Կմնա 120', end: '399' },
      { value: 'card', label: 'Նոր քարտ', end: '399 ₽' },
    ],
  },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
