import type { MediaBlock } from '@foyer/contract';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { type LabelId, LabelProvider, labels, loadTheme } from '@foyer/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { blockFixtures } from './block-fixtures.ts';
import { LateBlock } from './late-block.tsx';
import { prepareBlocks } from './media-blocks.tsx';
import { outlineOf } from './outline-of.ts';

const meta = {
  title: 'Blocks/Outlines',
  component: LateBlock,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: { label: 'main' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const keyOf = ({ tag, type, name }: MediaBlock): string =>
  tag ?? (type === 'custom_block' ? name : type);

/** What a label sets alone, and composes as the other one does. */
const alike: Readonly<Record<string, string>> = {
  breadcrumbs: 'the bar of the page, which all pages have',
  button: 'buttons in a row',
  legal: 'a text',
  mediaTitle: 'a headline and a line',
  seoText: 'a headline and a text',
};

/** Waits until what is shown has not changed for a while. */
async function settle(place: Element): Promise<void> {
  await waitFor(
    async () => {
      const before = outlineOf(place);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(outlineOf(place)).toBe(before);
    },
    { timeout: 20_000 },
  );
}

/** The outline of every block in a label, by the block's key. */
async function outlinesIn(id: LabelId, place: HTMLElement): Promise<Map<string, string>> {
  document.documentElement.dataset['label'] = id;
  const label = labels[id];
  const [translator] = await Promise.all([createTranslator('rus'), loadTheme(id)]);
  const askSignedIn = () => Promise.resolve(false);
  const { load: loadTexts } = translator;
  await prepareBlocks(blockFixtures, { view: 'movies', askSignedIn, loadTexts, label });
  const root = createRoot(place);
  root.render(
    <LabelProvider label={label}>
      <I18nProvider translator={translator}>
        {blockFixtures.map((block) => (
          <div key={block.id} data-key={keyOf(block)}>
            <Suspense>
              <LateBlock block={block} />
            </Suspense>
          </div>
        ))}
      </I18nProvider>
    </LabelProvider>,
  );
  const blocks = () => [...place.querySelectorAll<HTMLElement>('[data-key]')];
  await waitFor(() => expect(blocks().every(({ firstChild }) => firstChild)).toBe(true), {
    timeout: 20_000,
  });
  await settle(place);
  const outlines = blocks().map((block) => [block.dataset['key'] ?? '', outlineOf(block)] as const);
  root.unmount();
  return new Map(outlines);
}

/** No block is composed in both labels alike: another tree of elements, or another grid. */
export const NoTwoAlike: Story = {
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const place = document.createElement('div');
    canvasElement.append(place);
    const main = await outlinesIn('main', place);
    const alternate = await outlinesIn('alternate', place);

    const same = [...main].filter(([key, outline]) => alternate.get(key) === outline);
    await expect(main.size).toBeGreaterThan(45);
    await expect(same.map(([key]) => key).sort()).toEqual(Object.keys(alike).sort());
  },
};
