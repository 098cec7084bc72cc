import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './field-error.tsx';

const meta = {
  title: 'Components/FieldError',
  component: FieldError,
  args: { id: 'error', text: 'Проверьте номер телефона' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

/** The sign stays beside the first line. */
export const LongRussian: Story = {
  args: {
    text: 'Не получилось войти. Проверьте номер телефона и пароль, а если забыли пароль, попросите новый: мы пришлём код в СМС.',
  },
  decorators: [
    (Message) => (
      <div style={{ inlineSize: 288 }}>
        <Message />
      </div>
    ),
  ],
};

export const Armenian: Story = {
  args: { text: 'Ստուգեք հեռախոսահամարը' },
  globals: { language: 'hye' },
};
