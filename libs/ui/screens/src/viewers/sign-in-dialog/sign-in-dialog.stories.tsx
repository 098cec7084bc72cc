import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longTitle, titles } from '../../testing/fixtures.ts';
import { Button } from '@foyer/ui/button';
import { TextField } from '@foyer/ui/text-field';
import { SignInDialog } from './index.ts';

const [, , , , cover = longTitle] = titles;

const meta = {
  title: 'Components/SignInDialog',
  component: SignInDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Вход или регистрация',
    description: 'Пришлём код в СМС. Если вы здесь впервые, аккаунт появится сам.',
    isOpen: true,
    onClose: fn(),
    posters: [...titles, ...titles, ...titles].map(({ poster }) => poster),
    cover: { picture: cover.backdrop, title: cover.title, facts: 'Драма, 112 мин' },
    step: { current: 1, total: 2 },
    children: (
      <>
        <TextField label="Почта" type="email" value="" onChange={() => {}} />
        <Button>Дальше</Button>
        <Button tone="plain">Войти по телефону</Button>
      </>
    ),
  },
} satisfies Meta<typeof SignInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** The focus begins in the field, goes round inside, and Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const LongRussian: Story = {
  args: {
    title: 'Подтвердите, что достопочтенный владелец аккаунта действительно вы',
    cover: { picture: cover.backdrop, title: longTitle.title, facts: 'Приключения, 24 серии' },
  },
};

export const Armenian: Story = {
  args: { title: 'Մուտք կամ գրանցում', description: 'Կուղարկենք կոդ SMS-ով։' },
  globals: { language: 'hye' },
};
