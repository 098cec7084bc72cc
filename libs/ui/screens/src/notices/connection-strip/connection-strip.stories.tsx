import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { askForCode, codeCame, waitForCode } from '@foyer/ui/missing-code';
import { ConnectionStrip } from './connection-strip.tsx';

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
  return <ConnectionStrip onReload={() => undefined} />;
}

const meta = {
  title: 'Components/ConnectionStrip',
  component: ConnectionStrip,
  args: { onReload: () => undefined },
  render: () => <Offline />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {};

/** Has a part of the page missing for as long as the story is shown. */
function PartOfPage() {
  useEffect(() => {
    void waitForCode();
    return () => {
      askForCode();
      codeCame();
    };
  }, []);
  return <ConnectionStrip onReload={() => undefined} />;
}

export const PartMissing: Story = { render: () => <PartOfPage /> };

export const PartMissingArmenian: Story = {
  render: () => <PartOfPage />,
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
