import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CodeInput } from '../code-input/index.ts';
import { pictures } from '../../testing/samples.ts';
import { Artwork } from '../artwork/index.ts';
import CardDialog from './card.tsx';
import { isMoving, leaves, OpenAtFirst } from './stories.tsx';

const ignore = () => {};

const meta = {
  title: 'Components/Dialog/Card',
  component: CardDialog,
  args: {
    title: 'Введите ПИН-код',
    description: 'Этот фильм под родительским контролем. Код знает владелец аккаунта.',
    isOpen: true,
    onClose: ignore,
    children: (
      <>
        <CodeInput label="ПИН-код" isSecret />
        <Button>Дальше</Button>
        <Button tone="quiet">Не помню ПИН-код</Button>
      </>
    ),
  },
  globals: { label: 'main' },
} satisfies Meta<typeof CardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pin: Story = {};

export const WithoutClose: Story = { args: { isDismissable: false } };

/** Comes and goes by opacity and scale. MODAL-007 */
export const Fading: Story = {
  render: (args) => <OpenAtFirst dialog={CardDialog} {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await expect(isMoving(dialog)).toBe(true);
    const leaving = leaves(dialog);
    await userEvent.keyboard('{Escape}');
    await expect(await leaving).toBe('with movement');
  },
};

/** Comes and goes at once. MODAL-008 */
export const WithoutAnimation: Story = {
  args: { animation: 'none' },
  render: (args) => <OpenAtFirst dialog={CardDialog} {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await expect(isMoving(dialog)).toBe(false);
    const leaving = leaves(dialog);
    await userEvent.keyboard('{Escape}');
    await expect(await leaving).toBe('at once');
  },
};

export const LongRussian: Story = {
  args: {
    title: 'Подтвердите, что достопочтенный владелец аккаунта действительно вы',
    description: 'Отправили код на номер, который был указан при регистрации. '.repeat(6),
  },
};

export const Armenian: Story = {
  args: { title: 'Մուտքագրեք PIN կոդը', description: 'Կոդը գիտի հաշվի տերը։' },
  globals: { label: 'main', language: 'hye' },
};

/** On phones a sheet from below. */
export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };

/** What it is about stands beside its content, above it on phones. */
export const WithSide: Story = {
  args: {
    side: <Artwork picture={pictures.wide} size={[300, 169]} alt="" />,
    lead: <p>Другой способ</p>,
  },
};

/** As large as the window, for what is celebrated. */
export const Window: Story = {
  args: {
    title: 'Готово',
    size: 'window',
    side: <Artwork picture={pictures.wide} size={[300, 169]} alt="" />,
  },
};
