import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatButton } from './chat-button.tsx';

const meta = {
  title: 'Components/ChatButton',
  component: ChatButton,
  args: { onPress: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Button) => (
      <>
        <main style={{ minBlockSize: '60vh', padding: 24 }}>Главная страница</main>
        <Button />
      </>
    ),
  ],
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const findButton = { name: 'Чат с поддержкой' };

export const Ready: Story = {};

export const Pending: Story = { args: { state: 'pending' } };

export const Failed: Story = { args: { state: 'failed' } };

/** A banner stands at the foot of a phone's screen. */
export const Raised: Story = {
  args: { isRaised: true },
  globals: { viewport: { value: 'mobile1' } },
};

export const FailedOnPhone: Story = {
  args: { state: 'failed' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', findButton);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
