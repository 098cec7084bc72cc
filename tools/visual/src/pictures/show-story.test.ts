import type { Page } from 'playwright';
import { errors } from 'playwright';
import { describe, expect, it } from 'vitest';
import { modes } from '../modes.ts';
import type { Camera } from './camera.ts';
import { showStory } from './show-story.ts';

const plan = (id: string, file = 'link.stories.tsx', modeName = 'main-rus-360') => {
  const mode = modes.get(modeName);
  if (!mode) throw new Error(`No mode ${modeName}`);
  return { story: { id, file, title: 'Link', name: id, pinned: {} }, mode };
};

/** A page that notes what it loads and what it changes to; a story in `hanging` never ends after a change. */
function openCamera({ hanging = [], lost = [] }: Record<string, readonly string[]> = {}) {
  const steps: string[] = [];
  let isLoaded = false;
  const page = {
    setViewportSize: async () => {},
    goto: async (address: string) => {
      isLoaded = true;
      steps.push(`load ${new URL(address).searchParams.get('id')}`);
    },
    evaluate: async (_: unknown, [from, to]: readonly [string, string]) => {
      isLoaded = false;
      if (lost.includes(from)) return false;
      steps.push(`change to ${to}`);
      return true;
    },
    waitForFunction: async (_: unknown, id: string) => {
      if (hanging.includes(id) && !isLoaded) throw new errors.TimeoutError('too late');
      return { jsonValue: async () => ({ id }) };
    },
  };
  const camera: Camera = {
    page: page as unknown as Page,
    requests: { quietMs: () => 1000, giveUp: () => {} },
  };
  return { camera, steps };
}

async function showAll(page: ReturnType<typeof openCamera>, ...plans: ReturnType<typeof plan>[]) {
  for (const one of plans) await showStory(page.camera, 'http://localhost', one);
  return page.steps;
}

describe('showStory', () => {
  it('goes on to the next story of a file without a load', async () => {
    expect(await showAll(openCamera(), plan('one'), plan('two'))).toEqual([
      'load one',
      'change to two',
    ]);
  });

  it.each([
    ['another file', plan('two', 'tabs.stories.tsx')],
    ['another mode', plan('two', 'link.stories.tsx', 'main-rus-1280')],
    ['the same story again', plan('one')],
  ])('loads the page for %s', async (_, next) => {
    expect(await showAll(openCamera(), plan('one'), next)).toEqual([
      'load one',
      `load ${next.story.id}`,
    ]);
  });

  it('loads the page for a story that hangs after a change', async () => {
    const steps = await showAll(openCamera({ hanging: ['two'] }), plan('one'), plan('two'));

    expect(steps).toEqual(['load one', 'change to two', 'load two']);
  });

  it('loads the page again where a story has led away', async () => {
    const steps = await showAll(openCamera({ lost: ['one'] }), plan('one'), plan('two'));

    expect(steps).toEqual(['load one', 'load two']);
  });
});
