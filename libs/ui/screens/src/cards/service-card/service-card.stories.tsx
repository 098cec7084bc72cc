import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { ServiceCard, type ServiceSummary } from './service-card.tsx';

const service: ServiceSummary = {
  id: 'kino',
  href: '/services/kino',
  title: 'Кино',
  picture: { url: '/api/v1/images/service-kino', color: '#3a2c14', tone: 'dark' },
  promoLabel: '14\u00A0дней бесплатно',
  description: 'далее 399\u00A0₽ в\u00A0месяц',
  isActive: false,
};

const meta = {
  title: 'Components/ServiceCard',
  component: ServiceCard,
  args: { service },
} satisfies Meta<typeof ServiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Active: Story = {
  args: { service: { ...service, isActive: true, description: 'до 12\u00A0декабря' } },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: { service: { ...service, title: longTitle.title, description: longTitle.summary } },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    service: {
      ...service,
      title: 'Կինո',
      promoLabel: '14 օր անվճար',
      description: 'այնուհետև ամսական 399 ₽',
    },
  },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: { service: { ...service, picture: { ...service.picture, url: '/missing' } } },
};
