import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/media.ts';
import { pictures } from '../../testing/samples.ts';
import { Artwork } from '../artwork/index.ts';
import DialogSpread from './spread.tsx';
import { isMoving, leaves, OpenAtFirst } from './stories.tsx';

const meta = {
  title: 'Components/Dialog/Spread',
  component: DialogSpread,
  args: {
    title: 'Представьтесь',
    description: 'Пришлём код в СМС. Если вы у нас впервые, аккаунт появится сам.',
    isOpen: true,
    onClose: () => undefined,
    children: <p>Номер телефона</p>,
  },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DialogSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Представьтесь' })).toBeVisible(),
    );
  },
};

/** Slides in and out, and is cut where motion is reduced. MODAL-007 */
export const Sliding: Story = {
  render: (args) => <OpenAtFirst dialog={DialogSpread} {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    const isCalm = window.matchMedia(media.calm).matches;
    await expect(isMoving(dialog)).toBe(!isCalm);
    const leaving = leaves(dialog);
    await userEvent.keyboard('{Escape}');
    await expect(await leaving).toBe(isCalm ? 'at once' : 'with movement');
  },
};

/** Comes and goes at once. MODAL-008 */
export const WithoutAnimation: Story = {
  args: { animation: 'none' },
  render: (args) => <OpenAtFirst dialog={DialogSpread} {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await expect(isMoving(dialog)).toBe(false);
    const leaving = leaves(dialog);
    await userEvent.keyboard('{Escape}');
    await expect(await leaving).toBe('at once');
  },
};

/** Only its content can close it. */
export const NotDismissable: Story = { args: { isDismissable: false } };

export const LongRussian: Story = {
  args: { title: 'Достопочтеннейший инспектор Кржижановский, подтвердите адрес' },
};

export const Narrow: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};

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
