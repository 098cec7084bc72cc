import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from './link.tsx';
import { WordButton } from './word-button.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/docs', children: 'условия' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Нажимая «Получить код», вы принимаете <Link {...args} /> и{' '}
      <Link href="/policy">политику обработки данных</Link>.
    </p>
  ),
};

export const Word: Story = { args: { look: 'word', children: 'Войти по почте' } };

const reset = fn();

/** A button that reads as a word. */
export const Pressed: Story = {
  render: () => <WordButton onPress={reset}>Сбросить</WordButton>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сбросить' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(reset).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  render: () => (
    <WordButton onPress={() => {}} isDisabled>
      Сбросить
    </WordButton>
  ),
};

export const LongRussian: Story = {
  args: { look: 'word', children: 'Не помню пароль и не могу получить код на свой номер' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { look: 'word', children: 'Մուտք էլ․ փոստով' },
  globals: { language: 'hye' },
};
