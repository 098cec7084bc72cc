import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, titles } from '../../testing/fixtures.ts';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import { ActionLink } from '@foyer/ui/action-link';
import { ClosedButton } from '@foyer/ui/closed-button';
import { ServicePage } from './service-page.tsx';

const [{ backdrop } = longTitle] = titles;

const meta = {
  title: 'Components/ServicePage',
  component: ServicePage,
  args: {
    heading: 'Кино',
    lead: 'Фильмы и\u00A0сериалы без рекламы',
    promoLabel: '7\u00A0дней бесплатно',
    picture: backdrop,
    counts: ['812 фильмов и\u00A0сериалов', '24 канала'],
    price: 'от\u00A0299\u00A0₽ в\u00A0месяц',
    paragraphs: ['Кино всех стран и\u00A0лет.', 'Смотрите на\u00A0пяти устройствах.'],
    features: {
      heading: 'Что входит',
      has: 'Есть',
      lacks: 'Нет',
      items: [
        { title: 'Фильмы и\u00A0сериалы', isActive: true },
        { title: 'Без рекламы', isActive: true },
        { title: 'ТВ-каналы', isActive: false },
      ],
    },
    actions: <ActionLink href="/variants">Подключить</ActionLink>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = { play: tabThrough };

export const Subscribed: Story = {
  args: {
    promoLabel: undefined,
    price: undefined,
    status: 'Подключена до\u00A021\u00A0декабря 2026',
    actions: <ActionLink href="/my/payments_and_services/services">Отключить</ActionLink>,
  },
};

/** A child may not end it, and is told so. */
export const Closed: Story = {
  args: {
    ...Subscribed.args,
    actions: (
      <ClosedButton tone="plain" reason="Это может делать только взрослый">
        Отключить
      </ClosedButton>
    ),
  },
};

/** A part of another one: there is nothing to do with it, and little to say. */
export const Bare: Story = {
  args: {
    promoLabel: undefined,
    price: undefined,
    actions: undefined,
    counts: [],
    status: 'Входит в\u00A0подписку «Всё вместе»',
    features: { heading: 'Что входит', has: 'Есть', lacks: 'Нет', items: [] },
  },
};

export const LongRussian: Story = {
  args: { heading: longTitle.title, lead: longTitle.summary },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    heading: 'Ամեն ինչ միասին',
    lead: 'Կինո, ալիքներ, կարաոկե և երեք բաժանորդագրություն ներսում',
    promoLabel: 'Շահավետ',
    price: 'ամսական 599\u00A0₽-ից',
  },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
