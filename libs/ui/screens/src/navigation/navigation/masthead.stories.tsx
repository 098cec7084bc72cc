import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { menuItems, navigation } from '../../testing/fixtures.ts';
import { ToastRegion } from '@foyer/ui/toast';
import NavigationMasthead from './masthead.tsx';

const viewer = { name: 'Мария', href: '/profile', hasUnread: false };
const narrow = { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } };

const meta = {
  title: 'Components/Navigation/Masthead',
  component: NavigationMasthead,
  args: { ...navigation, viewer },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavigationMasthead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Viewer: Story = {};

/** Nobody is signed in. */
export const Visitor: Story = {
  render: ({ viewer: _viewer, ...props }) => <NavigationMasthead {...props} />,
};

export const UnreadMessages: Story = { args: { viewer: { ...viewer, hasUnread: true } } };

export const SectionOfThePage: Story = { args: { currentPath: '/movies/general' } };

/** A name longer than its place. */
export const LongNames: Story = {
  args: {
    viewer: { ...viewer, name: 'Константин Константинович' },
    items: menuItems.map((item) => ({ ...item, title: `${item.title} и ещё кое-что` })),
  },
};

/** Notices hang below it, in its first five columns. */
export const WithNotice: Story = {
  render: (args) => (
    <>
      <NavigationMasthead {...args} isOverHero={false} />
      <ToastRegion
        toasts={[
          {
            id: 'unpaid',
            tone: 'error',
            title: 'Оплата не\u00A0прошла',
            text: 'Деньги не\u00A0списаны. Попробуйте другую карту.',
            action: { label: 'Сменить карту', href: '/my/payments' },
          },
        ]}
        onClose={fn()}
      />
    </>
  ),
};

export const Armenian: Story = { globals: { label: 'alternate', language: 'hye' } };

export const MoreOpen: Story = {
  args: {
    items: [
      ...menuItems,
      { id: 'x1', title: 'Немое кино', href: '/x1', icon: 'film' },
      { id: 'x2', title: 'Коллекции', href: '/x2', icon: 'collection' },
      { id: 'x3', title: 'Подписки', href: '/x3', icon: 'gift' },
    ],
  },
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByRole('button', { name: 'Ещё' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Narrow: Story = { globals: narrow };

/** Opened and left by the keyboard alone: the focus goes in, stays in, and comes back. */
export const MenuByKeyboard: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Меню' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await canvas.findByRole('dialog', { name: 'Меню' });
    await expect(menu.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Спорт' })).toBeVisible());
    await userEvent.tab();
    await expect(menu.contains(document.activeElement)).toBe(true);
    canvas.getByRole('button', { name: 'Закрыть' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const MenuOverTheScreen: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Меню' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('dialog', { name: 'Меню' })).toBeVisible(),
    );
  },
};

/** No login types: nothing to press. */
export const WithoutLogin: Story = {
  args: { loginHref: undefined },
  render: ({ viewer: _viewer, ...props }) => <NavigationMasthead {...props} />,
};
