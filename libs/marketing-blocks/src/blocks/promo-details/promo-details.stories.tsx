import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './promo-details.block.ts';
import { conditions, promoDetailsBlock, promoDetailsFixture } from './promo-details.fixtures.ts';

const meta = {
  title: 'Blocks/PromoDetails',
  component: Block,
  args: { block: promoDetailsFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Условия акции' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'странице оферты' })).toHaveFocus();
  },
};

/** A sentence without a headline. */
export const Fewest: Story = {
  args: { block: promoDetailsBlock({ text: 'Один раз на аккаунт.' }) },
};

/** More than a panel shows at once. */
export const Most: Story = {
  args: {
    block: promoDetailsBlock({
      ...conditions,
      text: `<p>Кому и сколько раз.</p><ol>${'<li>Предложение действует один раз на аккаунт, и только для тех, кто ещё не был подписан.</li>'.repeat(14)}</ol>`,
    }),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: promoDetailsBlock({
      ...conditions,
      title: 'Достопримечательности высокопревосходительства',
      text: '<ul><li>Достопримечательности высокопревосходительства</li></ul>',
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: promoDetailsBlock({
      title: 'Ակցիայի պայմանները',
      text: '<ul><li>Նոր բաժանորդների համար</li><li>Հետո՝ սովորական գինը</li></ul>',
    }),
  },
  globals: { language: 'hye' },
};
