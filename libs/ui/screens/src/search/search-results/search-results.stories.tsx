import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { filmHits, groups, hitOf } from './search-results.fixtures.ts';
import { SearchResults } from './search-results.tsx';

const [best] = filmHits;

const meta = {
  title: 'Components/SearchResults',
  component: SearchResults,
  args: { best, groups },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The variant is fetched with the story, which may take longer than a query waits. */
const whenLoaded = { timeout: 10_000 };

export const Found: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', {}, whenLoaded);
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const OnePerson: Story = {
  args: {
    best: undefined,
    groups: [
      {
        kind: 'person',
        heading: 'Люди',
        hits: [hitOf('Анна Ветрова', { kind: 'person', kindName: 'Человек', facts: 'Актёр' })],
      },
    ],
  },
};

export const LongRussian: Story = {
  args: {
    best: hitOf('Невероятные приключения достопочтенного инспектора Кржижановского', {
      facts: 'Приключения, комедия, детектив',
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    groups: [
      {
        kind: 'karaoke_item',
        heading: 'Կարաոկե',
        hits: [hitOf('Լույս', { kind: 'karaoke_item', kindName: 'Երգ', facts: 'Երևանյան խումբ' })],
      },
    ],
  },
  globals: { language: 'hye' },
};
