import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { OfflineStrip } from './offline-strip.tsx';

/** Takes the connection away for as long as the story is shown. */
function Offline() {
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  }, []);
  return <OfflineStrip />;
}

const meta = {
  title: 'Components/OfflineStrip',
  component: OfflineStrip,
  render: () => <Offline />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {};

export const Armenian: Story = {
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
