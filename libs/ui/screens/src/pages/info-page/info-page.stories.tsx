import type { Meta, StoryObj } from '@storybook/react-vite';
import { Questions } from '../questions/index.ts';
import { InfoPage, InfoSection } from './index.ts';

const meta = {
  title: 'Components/InfoPage',
  component: InfoPage,
  args: {
    heading: 'Вопросы и\u00A0ответы',
    lead: 'Ответы на\u00A0частые вопросы.',
    children: (
      <InfoSection heading="Вход и&nbsp;профили">
        <Questions
          items={[{ id: '0', question: 'Как войти?', answer: <p>По номеру телефона.</p> }]}
        />
      </InfoSection>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InfoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithQuestions: Story = {};

export const Words: Story = {
  args: {
    heading: 'Как отменить подписку?',
    lead: undefined,
    children: (
      <>
        <p>Откройте раздел «Платежи и&nbsp;услуги».</p>
        <p>Оплаченное время останется вашим.</p>
      </>
    ),
  },
};

export const LongRussian: Story = {
  args: {
    heading:
      'Почему на\u00A0телевизоре картинка хуже, чем на\u00A0телефоне, и\u00A0что с\u00A0этим делать?',
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { heading: 'Հարցեր և պատասխաններ', lead: 'Հաճախ տրվող հարցերի պատասխանները։' },
  globals: { language: 'hye' },
};
