import type { MediaView } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_CATALOGUE_FACT } from '../../database/catalogue-version.ts';
import { facts, mediaViews } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const view = async (path: string, caller = backend.caller()): Promise<MediaView> =>
  (await caller.send('GET', `/media-views/${path}`)).body as MediaView;

describe('createMediaViewsService', () => {
  const rename = async (name: string, version: string) => {
    await backend.db
      .update(mediaViews)
      .set({ names: { rus: name } })
      .where(eq(mediaViews.alias, 'docs'));
    await backend.db
      .update(facts)
      .set({ value: version })
      .where(eq(facts.key, DEMO_CATALOGUE_FACT));
  };
  let before = '';

  afterEach(async () => {
    await rename('Документы', before);
  });

  it('shows a catalogue that was replaced within five seconds, and not before', async () => {
    const [fact] = await backend.db.select().from(facts).where(eq(facts.key, DEMO_CATALOGUE_FACT));
    before = fact?.value ?? '';
    await view('docs');

    await rename('Бумаги', 'another');
    const kept = await view('docs');
    backend.pass(6);
    const replaced = await view('docs');

    expect([kept.name, replaced.name]).toEqual(['Документы', 'Бумаги']);
  });
});
