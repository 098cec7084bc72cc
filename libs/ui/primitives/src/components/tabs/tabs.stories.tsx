import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TabLinks } from './tab-links.tsx';
import { Tabs, type TabItem } from './tabs.tsx';

const tabs: readonly TabItem[] = [
  ['about', 'О фильме', 'Экипаж станции просыпается на тридцать лет раньше срока.'],
  ['persons', 'Актёры и создатели', 'Анна Ветрова, Олег Самарин, Мариам Саркисян'],
  ['trailers', 'Трейлеры', 'Трейлер, 2:14'],
  ['stills', 'Кадры', 'Двенадцать кадров'],
  ['similar', 'Похожее', 'Тихая вода, Метрополис'],
].map(([id = '', title = '', content = '']) => ({ id, title, content: <p>{content}</p> }));

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Разделы фильма', tabs },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** Arrows select at once, Home and End go to the ends, Tab leaves for the part itself. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: 'О фильме' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Анна Ветрова');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Похожее');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'trailers' })) },
};

/** The row scrolls; the selected tab is in view. */
export const Narrow: Story = {
  args: { selected: 'similar' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Похожее' });
    const list = canvas.getByRole('tablist');
    await expect(list.scrollLeft).toBeGreaterThan(0);
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
      list.getBoundingClientRect().right + 1,
    );
  },
};

/** Pages with an address each. */
export const Links: Story = {
  render: () => (
    <TabLinks
      label="Личный кабинет"
      current="/my/payments"
      links={[
        { title: 'Устройства', href: '/my/devices' },
        { title: 'Платежи', href: '/my/payments' },
        { title: 'История', href: '/my/history' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Личный кабинет' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: {
    tabs: [
      {
        id: 'long',
        title: 'Невероятные приключения достопочтенного инспектора',
        content: 'Кржижановский',
      },
      ...tabs,
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    label: 'Ֆիլմի բաժինները',
    tabs: [
      {
        id: 'about',
        title: 'Ֆիլմի մասին',
        content: 'Կայանի անձնակազմն արթնանում է երեսուն տարի շուտ։',
      },
      { id: 'persons', title: 'Դերասաններ', content: 'Աննա Վետրովա' },
      { id: 'similar', title: 'Նմանատիպ', content: 'Հանդարտ ջուր' },
    ],
  },
  globals: { language: 'hye' },
};
