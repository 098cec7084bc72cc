import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './faq.block.ts';
import { faqFixture, manyQuestionsFixture } from './faq.fixtures.ts';

const meta = {
  title: 'Blocks/Faq',
  component: Block,
  args: { block: faqFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A press opens an answer. */
export const Most: Story = {
  tags: ['every-label'],
  args: { block: manyQuestionsFixture },
  play: async ({ canvas }) => {
    const question = await canvas.findByText('Чем платить?');
    await userEvent.tab();
    await expect(canvas.getByText('Можно ли отменить?').closest('summary')).toHaveFocus();
    await userEvent.click(question);
    await expect(question.closest('details')).toHaveAttribute('open');
  },
};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...faqFixture,
      custom_data: {
        ...faqFixture.custom_data,
        title: 'Достопримечательности высокопревосходительства на весь вечер',
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...faqFixture,
      custom_data: {
        title: 'Մնացել են հարցեր',
        faq: [
          {
            id: 'pay',
            question: 'Ինչո՞վ վճարել',
            answer: '<p>Քարտով, հաշվից կամ միավորներով։</p>',
          },
        ],
      },
    },
  },
  globals: { language: 'hye' },
};
