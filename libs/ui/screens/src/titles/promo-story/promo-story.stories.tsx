import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import { longTitle, titles } from '../../testing/fixtures.ts';
import { PromoStory } from './promo-story.tsx';

const [{ backdrop } = longTitle] = titles;

const meta = {
  title: 'Components/PromoStory',
  component: PromoStory,
  args: {
    heading: 'Неделя немого кино',
    lead: 'Великие фильмы без единого слова, с новой музыкой.',
    period: 'До 31 декабря 2029',
    picture: backdrop,
    paragraphs: [
      'Каждый вечер — один фильм, который изменил кино.',
      'Музыку написали восемь композиторов из трёх стран.',
    ],
    terms: { heading: 'Условия', items: ['Смотреть можно по любой подписке', 'Показ без рекламы'] },
    action: { title: 'К программе', href: '/silent' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PromoStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { play: tabThrough };

export const Over: Story = {
  args: { period: 'Завершена', action: undefined, terms: { heading: 'Условия', items: [] } },
};

export const LongRussian: Story = {
  args: { heading: longTitle.title, lead: longTitle.summary },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    heading: 'Համր կինոյի շաբաթ',
    lead: 'Մեծ ֆիլմեր առանց որևէ բառի՝ նոր երաժշտությամբ։',
    period: 'Մինչև 31 դեկտեմբերի, 2029',
  },
  globals: { language: 'hye' },
};
