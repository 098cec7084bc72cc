import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ClosedButton } from './closed-button.tsx';

const meta = {
  title: 'Components/ClosedButton',
  component: ClosedButton,
  args: { reason: 'Это может делать только взрослый', children: 'Отключить подписку' },
} satisfies Meta<typeof ClosedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard it is found like any button, and its reason is said with it. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Отключить подписку' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(args.reason);
  },
};

export const Plain: Story = { args: { tone: 'plain' } };

export const English: Story = {
  args: { reason: 'Only an adult can do this', children: 'Cancel the subscription' },
  globals: { language: 'eng', viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { reason: 'Դա կարող է անել միայն մեծահասակը', children: 'Անջատել բաժանորդագրությունը' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

export const LongRussian: Story = {
  args: {
    reason:
      'Это может делать только взрослый, а\u00A0профиль ограничен в\u00A0возрасте и\u00A0часах',
    children: 'Возобновить достопримечательнейшую подписку',
  },
  globals: { viewport: { value: 'mobile1' } },
};
