import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, titles } from '../../testing/fixtures.ts';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import { PlayerGateScreen } from './player-gate.tsx';

const [title = longTitle] = titles;

const meta = {
  title: 'Components/PlayerGate',
  component: PlayerGateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: title.title,
    backdrop: title.backdrop,
    text: 'Этот фильм для взрослых. Войдите, чтобы посмотреть.',
    action: { title: 'Войти', href: '/auth' },
    back: { title: 'К странице фильма', href: title.href },
  },
} satisfies Meta<typeof PlayerGateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};

export const ByKeyboard: Story = { play: tabThrough };

export const Failed: Story = {
  args: {
    text: 'Фильм не открылся. Попробуйте ещё раз.',
    action: { title: 'Повторить', onPress: () => {} },
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const LongRussian: Story = {
  args: { title: longTitle.title },
  globals: { viewport: { value: 'mobile1' } },
};
