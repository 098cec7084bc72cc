import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from './menu.tsx';
import type { MenuSection } from './menu.types.ts';

const remove = fn();

const sections: readonly MenuSection[] = [
  {
    id: 'actions',
    entries: [
      { id: 'play', title: 'Смотреть', icon: 'play', href: '#player' },
      { id: 'trailer', title: 'Трейлер', icon: 'trailer', href: '#trailer', detail: '2:14' },
      { id: 'gift', title: 'Подарить', icon: 'gift', href: '#gift', isDisabled: true },
    ],
  },
  {
    id: 'list',
    entries: [
      { id: 'remove', title: 'Убрать из истории', icon: 'trash', tone: 'danger', onPress: remove },
    ],
  },
];

const order: readonly MenuSection[] = [
  {
    id: 'order',
    title: 'Порядок',
    entries: ['Сначала популярные', 'Сначала новые', 'По оценке зрителей'].map((title, index) => ({
      id: title,
      title,
      choice: { kind: 'one', isChosen: index === 1 },
      onPress: () => {},
    })),
  },
  {
    id: 'show',
    title: 'Показывать',
    entries: [
      {
        id: 'free',
        title: 'Только по подписке',
        choice: { kind: 'many', isChosen: true },
        onPress: () => {},
      },
    ],
  },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    sections,
    trigger: (props) => <IconButton {...props} icon="more" label="Ещё" />,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof Menu>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('button');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
};

const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveTextContent(name));

export const Closed: Story = {};

export const Open: Story = { tags: ['every-label'], play: open };

/** One of several, and on or off. */
export const Choices: Story = {
  args: {
    sections: order,
    trigger: (props) => <IconButton {...props} icon="settings" label="Порядок" />,
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('новые');
  },
};

/** Arrows, Home and End, first letters, Enter, Escape. */
export const Keyboard: Story = {
  play: async (context) => {
    await open(context);
    await focused('Смотреть');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Трейлер');
    await userEvent.keyboard('{End}');
    await focused('Убрать из истории');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Смотреть');
    await userEvent.keyboard('уб');
    await focused('Убрать из истории');
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledTimes(1);

    const button = context.canvas.getByRole('button', { name: 'Ещё' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await focused('Смотреть');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
  beforeEach: () => {
    remove.mockClear();
  },
};

/** Tab leaves it for what stands behind its button. */
export const LeftByTab: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#next">Дальше</a>
      </>
    ),
  ],
  play: async (context) => {
    await open(context);
    await focused('Смотреть');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Дальше' })).toHaveFocus());
  },
};

export const LongRussian: Story = {
  args: {
    sections: [
      {
        id: 'long',
        title: 'Профили достопочтеннейшей семьи Кржижановских',
        entries: [
          {
            id: 'one',
            icon: 'user',
            title: 'Инспектор Кржижановский в стране вечнозелёных одуванчиков',
            detail: '18+',
            href: '#long',
          },
        ],
      },
      ...sections,
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context);
    const box = screen.getByRole('menu').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Armenian: Story = {
  args: {
    sections: [
      {
        id: 'actions',
        entries: [
          { id: 'play', title: 'Դիտել', icon: 'play', href: '#player' },
          { id: 'gift', title: 'Նվիրել', icon: 'gift', href: '#gift' },
        ],
      },
    ],
    trigger: (props) => <IconButton {...props} icon="more" label="Ավելին" />,
  },
  globals: { language: 'hye' },
  play: open,
};
