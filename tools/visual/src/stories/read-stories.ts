import { posix } from 'node:path';
import type { Page } from 'playwright';
import * as v from 'valibot';
import type { Story } from './story.ts';

/** The part of Storybook's preview that lists all stories with what they fix. */
interface StorybookPreview {
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, unknown>>;
}

const optionalText = v.optional(v.string());
const listedStories = v.array(
  v.object({
    id: v.string(),
    title: v.string(),
    name: v.string(),
    storyGlobals: v.object({
      label: optionalText,
      language: optionalText,
      viewport: v.optional(v.object({ value: optionalText })),
    }),
    parameters: v.object({
      fileName: v.string(),
      chromatic: v.optional(v.object({ disableSnapshot: v.optional(v.boolean()) })),
      viewport: v.optional(
        v.object({
          options: v.optional(
            v.record(v.string(), v.object({ styles: v.object({ width: v.string() }) })),
          ),
        }),
      ),
    }),
  }),
);
type ListedStory = v.InferOutput<typeof listedStories>[number];

/** Reads every story of a served Storybook, but those that Chromatic would not picture either. */
export async function readStories(page: Page, address: string): Promise<readonly Story[]> {
  await page.goto(`${address}/iframe.html`);
  // As text and only in part, since parameters may hold what cannot travel.
  const listed = await page.evaluate(async () => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as StorybookPreview;
    await preview.ready();
    return JSON.stringify(Object.values(await preview.extract()), (key, value: unknown) =>
      ['argTypes', 'initialArgs', 'args', 'docs', 'a11y'].includes(key) ? undefined : value,
    );
  });
  return v
    .parse(listedStories, JSON.parse(listed))
    .filter(({ parameters }) => parameters.chromatic?.disableSnapshot !== true)
    .map(toStory);
}

function toStory({ id, title, name, storyGlobals, parameters }: ListedStory): Story {
  const { label, language, viewport } = storyGlobals;
  const styles = parameters.viewport?.options?.[viewport?.value ?? '']?.styles;
  return {
    id,
    file: posix.join('apps/storybook', parameters.fileName),
    title,
    name,
    pinned: {
      ...(label && { label }),
      ...(language && { language }),
      ...(styles && { width: Number.parseInt(styles.width, 10) }),
    },
  };
}
