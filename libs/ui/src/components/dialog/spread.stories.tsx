import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import DialogSpread from './spread.tsx';

const meta = {
  title: 'Components/Dialog/Spread',
  component: DialogSpread,
  args: {
    title: 'Представьтесь',
    description: 'Пришлём код в СМС. Если вы у нас впервые, аккаунт появится сам.',
    isOpen: true,
    onClose: () => undefined,
    children: <p>Номер телефона</p>,
  },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DialogSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Представьтесь' })).toBeVisible();
  },
};

/** Only its content can close it. */
export const NotDismissable: Story = { args: { isDismissable: false } };

export const LongRussian: Story = {
  args: { title: 'Достопочтеннейший инспектор Кржижановский, подтвердите адрес' },
};

export const Narrow: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};
