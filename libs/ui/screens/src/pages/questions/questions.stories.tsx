import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Questions } from './questions.tsx';

const items = [
  { id: '0', question: 'Как войти?', answer: <p>Введите номер телефона и&nbsp;код.</p> },
  {
    id: '1',
    question: 'Как отменить подписку?',
    answer: (
      <>
        <p>Откройте раздел «Платежи и&nbsp;услуги».</p>
        <p>Оплаченное время останется вашим.</p>
      </>
    ),
  },
];

const meta = {
  title: 'Components/Questions',
  component: Questions,
  args: { items },
} satisfies Meta<typeof Questions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Selected: Story = { tags: ['every-label'], args: { selectedId: '1' } };

/** A press opens an answer, and another closes it; the browser itself takes Enter and Space for presses. */
export const Opening: Story = {
  play: async ({ canvas }) => {
    const question = await canvas.findByText('Как войти?', {}, { timeout: 10_000 });
    const row = question.closest('details');
    await userEvent.tab();
    await expect(question.closest('summary')).toHaveFocus();
    await userEvent.click(question);
    await expect(row).toHaveAttribute('open');
    await userEvent.click(question);
    await expect(row).not.toHaveAttribute('open');
  },
};

export const LongRussian: Story = {
  args: {
    items: [
      {
        id: '0',
        question:
          'Почему на\u00A0телевизоре картинка хуже, чем на\u00A0телефоне, и\u00A0что с\u00A0этим делать?',
        answer: <p>Проверьте скорость соединения и&nbsp;выбранное качество.</p>,
      },
    ],
    selectedId: '0',
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    items: [
      { id: '0', question: 'Ինչպե՞ս մուտք գործել', answer: <p>Մուտքագրեք հեռախոսահամարը։</p> },
    ],
    selectedId: '0',
  },
  globals: { language: 'hye' },
};
