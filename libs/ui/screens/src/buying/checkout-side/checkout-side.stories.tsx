import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeTitle } from '../../testing/fixtures.ts';
import { Artwork } from '@foyer/ui/artwork';
import { CheckoutSide } from './checkout-side.tsx';

const { backdrop } = makeTitle('kassiopeya', 'Кассиопея');

const meta = {
  title: 'Components/CheckoutSide',
  component: CheckoutSide,
  args: {
    kicker: 'Подписка',
    title: 'Софит Плюс',
    text: 'Откроет «Кассиопею» и ещё 6400 фильмов, шестьдесят каналов и 4K.',
    note: 'После оплаты вернём вас к просмотру.',
    picture: <Artwork picture={backdrop} size={[960, 540]} hasEdge={false} />,
  },
  argTypes: { picture: { control: false } },
  decorators: [
    (Side) => (
      <div style={{ display: 'grid', maxInlineSize: 680, minBlockSize: 560 }}>
        <Side />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictured: Story = {};

/** Without a picture its frame is drawn. */
export const Drawn: Story = { args: { picture: undefined, text: undefined, note: undefined } };

/** The longest word keeps its column. */
export const LongTitle: Story = {
  args: { kicker: 'Напрокат', title: 'Достопочтеннейшие превысокомногорассмотрительствующие' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Armenian: Story = {
  args: { kicker: 'Բաժանորդագրություն', title: 'Սոֆիտ Պլյուս', text: undefined },
  globals: { language: 'hye' },
};
