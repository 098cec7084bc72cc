import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Переносим закладки', done: 12, total: 60 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Counted: Story = {};

export const WithNote: Story = { args: { note: 'Можно уйти с\u00A0этой страницы.' } };

/** How much there is, nobody knows. */
export const Unknown: Story = { render: () => <ProgressBar label="Проверяем оплату" /> };

export const Begun: Story = { args: { done: 0 } };

export const Finished: Story = { args: { done: 60 } };

export const LongRussian: Story = {
  args: {
    label: 'Переносим закладки достопочтеннейшего инспектора Кржижановского',
    done: 12_400,
    total: 60_000,
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { label: 'Տեղափոխում ենք էջանիշերը' },
  globals: { language: 'hye' },
};
