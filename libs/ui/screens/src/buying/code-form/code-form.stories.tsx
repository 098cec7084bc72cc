import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeTitle } from '../../testing/fixtures.ts';
import { Artwork } from '@foyer/ui/artwork';
import { Button } from '@foyer/ui/button';
import { TextField } from '@foyer/ui/text-field';
import { CodeForm } from './code-form.tsx';

const { backdrop } = makeTitle('tihaya-voda', 'Тихая вода');

const form = (label: string, submit: string) => (
  <>
    <TextField label={label} value="свет-2026" onChange={() => {}} isInCapitals />
    <Button>{submit}</Button>
  </>
);

const meta = {
  title: 'Components/CodeForm',
  component: CodeForm,
  args: {
    title: 'Введите промокод',
    lead: 'С карты, из письма или со спины билета.',
    kicker: 'Отрывной купон',
    children: form('Промокод', 'Применить'),
  },
  argTypes: {
    children: { control: false },
    lead: { control: false },
    backdrop: { control: false },
  },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lit panel beside its words, or a slip to cut out. */
export const Form: Story = {};

/** A picture behind the panel; a slip has none. */
export const Lit: Story = {
  args: {
    backdrop: <Artwork picture={backdrop} size={[960, 540]} hasEdge={false} />,
  },
};

/** The code is used. */
export const Done: Story = { args: { isDone: true, children: <p>Промокод активирован</p> } };

/** A word that fills the line of a narrow phone. */
export const LongRussian: Story = {
  args: { title: 'Достопримечательности', lead: undefined },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    title: 'Մուտքագրեք պրոմոկոդը',
    kicker: 'Պոկովի կտրոն',
    lead: undefined,
    children: form('Պրոմոկոդ', 'Կիրառել'),
  },
  globals: { language: 'hye' },
};
