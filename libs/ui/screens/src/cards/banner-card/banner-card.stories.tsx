import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { BannerCard } from './banner-card.tsx';
import type { BannerSummary } from './banner.types.ts';

const banner: BannerSummary = {
  id: 'season',
  href: '/series/kassiopeya',
  title: 'Второй сезон «Кассиопеи»',
  subtitle: 'Новые серии по\u00A0пятницам',
  picture: { url: '/api/v1/images/backdrop-kassiopeya', color: '#14264a', tone: 'dark' },
  labels: [{ text: 'Премьера', color: '#ffb938' }],
  ageLabel: '12+',
};

const meta = {
  title: 'Components/BannerCard',
  component: BannerCard,
  args: { banner },
} satisfies Meta<typeof BannerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

/** Who pays stands under it, and is no part of the link. */
export const Advertisement: Story = {
  args: {
    banner: {
      ...banner,
      labels: [],
      title: 'Фестиваль тихого кино',
      subtitle: 'Гюмри, 12–18 июня',
      advertiser: { owner: 'ООО «Северный берег»', token: '2SDnjcB7qLm' },
    },
  },
};

/** In the advertiser's colours. */
export const InItsColours: Story = {
  args: {
    banner: {
      ...banner,
      labels: [],
      title: 'Фестиваль тихого кино',
      subtitle: 'Гюмри, 12–18 июня',
      advertiser: {
        owner: 'ООО «Северный берег»',
        token: '2SDnjcB7qLm',
        colors: { words: '#ffe2a8', ground: '#14264a' },
      },
    },
  },
};

export const WithoutTarget: Story = {
  args: { banner: { id: 'plain', title: banner.title, picture: banner.picture } },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: {
    banner: {
      ...banner,
      title: longTitle.title,
      subtitle: longTitle.summary,
      labels: [...(banner.labels ?? []), { text: 'Только у нас', color: '#2456e6' }],
      advertiser: { owner: 'ООО «Общество вечнозелёных одуванчиков»', token: '2SDnjcB7qLm' },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    size: 'small',
    banner: {
      ...banner,
      title: '«Կասիոպեա»՝ երկրորդ եթերաշրջան',
      subtitle: 'Նոր սերիաներ ուրբաթ օրերին',
      labels: [{ text: 'Պրեմիերա', color: '#ffb938' }],
    },
  },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: { banner: { ...banner, picture: { ...banner.picture, url: '/missing' } } },
};
