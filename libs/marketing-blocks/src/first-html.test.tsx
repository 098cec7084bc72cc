// @vitest-environment node
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaBlock } from '@foyer/contract';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { type LabelId, LabelProvider, labels } from '@foyer/ui/theme';
import { AssetSource } from '@foyer/ui/variants';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockFixtures } from './block-fixtures.ts';
import { MediaBlocks, prepareBlocks } from './media-blocks.tsx';

/** What stands in the place of a part that the server sends behind the page. */
const gap = '<!--$?-->';

const root = join(import.meta.dirname, '../../..');
/** Source modules whose built files were announced with a page. */
const announced = new Set<string>();
const source = {
  nonce: '',
  assetsOf: (module: string) => {
    announced.add(module);
    return { scripts: [], styles: [] };
  },
};

/** The page as the server begins to send it, with no more texts than its blocks name. */
async function firstHtmlOf(block: MediaBlock, id: LabelId): Promise<string> {
  const translator = await createTranslator('rus');
  const prepared = await prepareBlocks([block], {
    view: 'movies',
    askSignedIn: () => Promise.resolve(false),
    loadTexts: translator.load,
    label: labels[id],
  });
  const body = new PassThrough();
  const html = text(body);
  const { pipe } = renderToPipeableStream(
    <LabelProvider label={labels[id]}>
      <I18nProvider translator={translator}>
        <AssetSource value={source}>
          <MediaBlocks blocks={[block]} {...prepared} />
        </AssetSource>
      </I18nProvider>
    </LabelProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onShellReady: () => pipe(body) },
  );
  return html;
}

describe.each(['main', 'alternate'] as const)('a page of %s', (label) => {
  it.each(blockFixtures.map((block) => [block.tag ?? block.name, block] as const))(
    'has %s in the first bytes of the page, so that nothing moves when more comes',
    async (_, block) => {
      // Code that comes late is there for every later page of the server.
      await firstHtmlOf(block, label);

      expect(await firstHtmlOf(block, label)).not.toContain(gap);
    },
  );
});

it('announces the styles and scripts of files that exist', () => {
  expect(announced.size).toBeGreaterThan(blockFixtures.length);
  expect([...announced].filter((module) => !existsSync(join(root, module)))).toEqual([]);
});
