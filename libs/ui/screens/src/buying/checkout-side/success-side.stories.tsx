import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeTitle } from '../../testing/fixtures.ts';
import { Artwork } from '@foyer/ui/artwork';
import { SuccessSide } from './success-side.tsx';

const { poster } = makeTitle('kassiopeya', 'Кассиопея');

const meta = {
  title: 'Components/CheckoutSide/SuccessSide',
  component: SuccessSide,
  args: {
    label: 'Что оплачено',
    rows: [
      { name: 'Софит Плюс', sum: '299 ₽' },
      { name: 'Мир •• 0004' },
      { name: 'Следующий платёж 21 декабря', sum: '299 ₽' },
    ],
    picture: <Artwork picture={poster} size={[230, 333]} hasEdge={false} />,
  },
  argTypes: { picture: { control: false } },
  decorators: [
    (Side) => (
      <div style={{ position: 'relative', display: 'grid', minBlockSize: 760 }}>
        <Side />
      </div>
    ),
  ],
} satisfies Meta<typeof SuccessSide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lamp goes on, or a bill is torn off. */
export const Paid: Story = {};

/** Of an order that is known by its record alone. */
export const WithoutSums: Story = { args: { rows: [{ name: 'Софит Плюс' }], picture: undefined } };
