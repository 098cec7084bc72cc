import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    value: 'https://qr.nspk.ru/AS1000670LSS7DN18SJQDNP4B05KLJL2',
    label: 'QR-код для оплаты',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A long address has more and smaller squares. */
export const Long: Story = {
  args: { value: `https://bank.example/pay?${'order=42&'.repeat(30)}` },
};
