import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../testing/samples.ts';
import { Combobox, type Suggestion } from './combobox.tsx';

const known: readonly Suggestion[] = [
  { id: 'metropolis', text: 'Метрополис', description: '1927, драма' },
  { id: 'tihaya-voda', text: 'Тихая вода', description: '2024, триллер' },
  { id: 'sosedi-sverhu', text: 'Соседи сверху', description: '2024, триллер' },
  { id: 'kassiopeya', text: 'Кассиопея', description: '2025, фантастика, драма' },
  { id: 'chuzhie-litsa', text: 'Чужие лица', description: '2023, драма' },
  { id: 'devyat-etazhey', text: 'Девять этажей', description: '2025, ужасы' },
  { id: 'tango-na-kryshe', text: 'Танго на крыше', description: '2022, мелодрама' },
  { id: 'gorod-posle-dozhdya', text: 'Город после дождя', description: '2026, детектив, драма' },
  { id: 'leto-v-gyumri', text: 'Лето в Гюмри', description: '2024, триллер' },
  { id: 'general', text: 'Генерал', description: '2024, триллер' },
  { id: 'nosferatu', text: 'Носферату', description: '2024, триллер' },
  { id: 'storona-b', text: 'Сторона Б', description: '2024, триллер' },
];

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Что посмотреть',
    value: '',
    onChange: () => {},
    onChoose: () => {},
    suggestions: known,
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const found = args.suggestions.filter(({ text }) =>
      text.toLowerCase().includes(value.toLowerCase()),
    );
    return (
      <Combobox
        {...args}
        value={value}
        onChange={setValue}
        suggestions={found}
        onChoose={({ text }) => setValue(text)}
      />
    );
  },
  decorators: [
    (Field) => (
      <div style={{ minBlockSize: 420 }}>
        <Field />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Arrow keys go round the suggestions, with the focus in the field. */
export const Suggesting: Story = {
  tags: ['every-label'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Что посмотреть' });
    await userEvent.type(field, 'во{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Тихая вода');
    await expect(field).toHaveFocus();
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Что посмотреть' });
    await userEvent.type(field, 'во{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Тихая вода');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The former suggestions stay while others are on their way. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'о');
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(3);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'щщщ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ничего/);
  },
};

export const Failed: Story = { args: { errorMessage: 'Заполните это поле' } };

export const Disabled: Story = { args: { isDisabled: true, value: 'Тихая вода' } };

export const LongRussian: Story = {
  args: {
    suggestions: [
      {
        id: 'long',
        text: longText,
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'при');
    await waitFor(() => expect(canvas.getByRole('option')).toBeVisible());
  },
};

export const Armenian: Story = {
  args: {
    label: 'Ի՞նչ դիտել',
    suggestions: [{ id: 'leto', text: 'Ամառը Գյումրիում', description: '2024, դրամա' }],
  },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'գյու');
    await waitFor(() => expect(canvas.getByRole('option')).toBeVisible());
  },
};
