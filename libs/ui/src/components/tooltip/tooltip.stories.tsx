import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Tooltip } from './tooltip.tsx';

const look = { minBlockSize: 44, paddingInline: 12, textDecoration: 'underline dotted' };

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Качество зависит от\u00A0скорости связи',
    trigger: (props) => (
      <button type="button" style={look} {...props}>
        До 4K
      </button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160, padding: '88px 24px 24px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof Tooltip>;

const showByKeyboard: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('button');
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent(/\S/);
};

export const Rest: Story = {};

/** Comes at once where the keyboard is, goes with Escape. */
export const Keyboard: Story = {
  play: async (context) => {
    await showByKeyboard(context);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Shown: Story = { tags: ['every-label'], play: showByKeyboard };

/** The pointer may go over to the words. */
export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeInTheDocument();
  },
};

export const LongRussian: Story = {
  args: {
    text: 'Скидка действует на\u00A0первые три месяца; дальше подписка продлится по\u00A0обычной цене, и\u00A0об\u00A0этом мы напомним за\u00A0день',
  },
  play: showByKeyboard,
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { text: 'Որակը կախված է կապի արագությունից' },
  play: showByKeyboard,
  globals: { language: 'hye' },
};
