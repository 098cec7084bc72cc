import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GiftSheet } from './gift-sheet.tsx';

const meta = {
  title: 'Components/GiftSheet',
  component: GiftSheet,
  args: {
    title: 'Подарочный сертификат',
    value: '1 000 ₽',
    codeLabel: 'Код',
    code: 'GIFT-7KQ2M-4XAHB',
    until: 'Действует до 21 ноября 2027 г.',
    steps: ['Откройте soffit.example/promocode', 'Войдите и введите код', 'Деньги придут на счёт'],
  },
} satisfies Meta<typeof GiftSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lit from above, or a slip to cut out. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('region', { name: args.title })).toBeVisible();
    await expect(document.querySelector('[data-paper]')).not.toBeVisible();
  },
};

/** The longest code that a service may make, on a narrow screen. */
export const LongCode: Story = {
  args: { code: 'ПОДАРОК-ДОСТОПРИМЕЧАТЕЛЬНОСТИ-2027-7KQ2M-4XAHB-99999', value: '1 000 000 000 ₽' },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: { title: 'Նվեր-սերտիֆիկատ', codeLabel: 'Կոդ', until: 'Գործում է մինչև 21 նոյեմբերի, 2027' },
  globals: { language: 'hye' },
};
