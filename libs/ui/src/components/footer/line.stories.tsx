import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageLinks } from '../../testing/fixtures.ts';
import LineFooter from './line.tsx';

const links = ['Поддержка', 'Вопросы и ответы', 'Ввести промокод', 'Документы'].map((title) => ({
  id: title,
  title,
  href: '/docs',
}));

const meta = {
  title: 'Components/Footer/Line',
  component: LineFooter,
  args: { links, languages: languageLinks, year: 2026 },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof LineFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Armenian: Story = { globals: { label: 'main', language: 'hye' } };

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };
