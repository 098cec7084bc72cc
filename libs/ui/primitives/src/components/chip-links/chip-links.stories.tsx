import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChipLinks } from './chip-links.tsx';

const wordsOf = (titles: readonly string[]) =>
  titles.map((title) => ({ id: title, title, href: `/search?query=${encodeURIComponent(title)}` }));

const meta = {
  title: 'Components/ChipLinks',
  component: ChipLinks,
  args: {
    heading: 'Недавно искали',
    items: wordsOf(['Город после дождя', 'комедии', 'Анна Ветрова', 'хоккей', 'Метрополис']),
    action: { title: 'Очистить', onPress: fn() },
  },
} satisfies Meta<typeof ChipLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recent: Story = {
  play: async ({ args, canvas }) => {
    const clear = await canvas.findByRole('button', { name: 'Очистить' }, { timeout: 10_000 });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const LongRussian: Story = {
  args: {
    items: wordsOf(['Невероятные приключения достопочтенного инспектора Кржижановского', 'чай']),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { heading: 'Վերջին որոնումները', items: wordsOf(['Լույս', 'Երևանյան պատմություններ']) },
  globals: { language: 'hye' },
};
