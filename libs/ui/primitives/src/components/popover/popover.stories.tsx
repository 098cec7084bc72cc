import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'О серии',
    trigger: (props) => <IconButton {...props} icon="info" label="О серии" />,
    children: (close) => (
      <div style={{ display: 'grid', gap: 16 }}>
        <p>Поезд идёт через перевал, а в третьем вагоне никто не помнит, куда он едет.</p>
        <Button onPress={close}>Понятно</Button>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ['every-label'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'О серии' }));
    await expect(await screen.findByRole('dialog', { name: 'О серии' })).toBeInTheDocument();
  },
};

/** Enter opens it and goes in, Escape comes back, Tab walks out and closes it. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <Popover {...args} /> <button type="button">Дальше</button>
    </>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'О серии' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Понятно' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Понятно' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Without room below it opens above, and it never leaves the window. */
export const AtTheEdge: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'О серии' }));
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(box.bottom).toBeLessThan(window.innerHeight - 40);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongRussian: Story = {
  args: {
    children:
      'Невероятные приключения достопочтенного инспектора Кржижановского в стране вечнозелёных одуванчиков. '.repeat(
        12,
      ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Armenian: Story = {
  args: {
    label: 'Սերիայի մասին',
    trigger: (props) => <IconButton {...props} icon="info" label="Սերիայի մասին" />,
    children: 'Գնացքն անցնում է լեռնանցքով, իսկ երրորդ վագոնում ոչ ոք չի հիշում, թե ուր է գնում։',
  },
  globals: { language: 'hye' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};
