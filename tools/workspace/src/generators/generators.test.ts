import { FsTree } from 'nx/src/generators/tree';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.ts';
import { blockGenerator } from './block/block.generator.ts';
import { componentGenerator } from './component/component.generator.ts';
import { labelGenerator } from './label/label.generator.ts';
import { changesOf, runs } from './testing/run-generators.ts';

/** Paths of new files, and of the lists in which they are registered. */
async function made(name: keyof typeof runs) {
  const changes = await changesOf(root, runs[name]);
  const pathsOf = (type: string) =>
    changes.filter((change) => change.type === type).map(({ path }) => path);
  return { created: pathsOf('CREATE').sort(), updated: pathsOf('UPDATE').sort() };
}

const below = (folder: string, names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`).sort();

const filesOf = (name: string) => [
  'index.ts',
  ...['css.ts', 'stories.tsx', 'test.tsx', 'tsx'].map((ending) => `${name}.${ending}`),
];

describe('generators', () => {
  it('make a component with styles, story, test and entry', async () => {
    expect(await made('component')).toEqual({
      created: below('libs/ui/primitives/src/components/sample-box', filesOf('sample-box')),
      updated: ['libs/ui/primitives/package.json'],
    });
    expect(await made('screenComponent')).toEqual({
      created: below('libs/ui/screens/src/cards/sample-card', filesOf('sample-card')),
      updated: ['libs/ui/screens/package.json'],
    });
  });

  it('make a flow as a library, and its explorer', async () => {
    const { created, updated } = await made('machine');

    expect(created).toEqual(
      [
        'apps/storybook/src/explorers/sample-choice-explorer.stories.tsx',
        'apps/storybook/src/explorers/sample-choice.target.ts',
        ...below('libs/machines/sample-choice', [
          'package.json',
          'tsconfig.json',
          'vitest.config.ts',
        ]),
        ...below('libs/machines/sample-choice/src', [
          'index.ts',
          'view.ts',
          ...[
            'css.ts',
            'events.ts',
            'fixtures.ts',
            'machine.test.ts',
            'machine.ts',
            'paths.test.ts',
            'readme.test.ts',
            'selectors.ts',
            'stories.tsx',
            'types.ts',
            'view.test.tsx',
            'view.tsx',
          ].map((role) => `sample-choice.${role}`),
        ]),
      ].sort(),
    );
    expect(updated).toEqual([
      'apps/storybook/package.json',
      'libs/ui/primitives/src/i18n/eng/modal.json',
      'libs/ui/primitives/src/i18n/hye/modal.json',
      'libs/ui/primitives/src/i18n/rus/modal.json',
    ]);
  });

  it('make a block with schema, fixture, story, test and form, and register it', async () => {
    expect(await made('block')).toEqual({
      created: below('libs/marketing-blocks/src/blocks/sample-block', [
        'sample-block.block.ts',
        'sample-block.css.ts',
        'sample-block.fixtures.ts',
        'sample-block.schema.ts',
        'sample-block.stories.tsx',
        'sample-block.test.tsx',
        'sample-block.tsx',
      ]),
      updated: [
        'libs/api-client/contract/src/media-views/block-keys.ts',
        'libs/marketing-blocks/src/block-fixtures.ts',
        ...below('libs/marketing-blocks/src/forms', [
          'tag-forms.ts',
          'words/eng/blocks.json',
          'words/hye/blocks.json',
          'words/rus/blocks.json',
        ]),
        'libs/marketing-blocks/src/tag-registry.ts',
      ],
    });
  });

  it('make a call in contract, client, backend and trials', async () => {
    const { created, updated } = await made('resource');

    expect(created.map((path) => path.split('/').slice(0, 3).join('/'))).toEqual([
      ...Array.from({ length: 4 }, () => 'libs/api-client/client'),
      ...Array.from({ length: 5 }, () => 'libs/api-client/contract'),
      'tools/api-tests/src',
      ...Array.from({ length: 3 }, () => 'tools/backend/src'),
    ]);
    expect(updated).toEqual([
      'libs/api-client/client/src/index.ts',
      'libs/api-client/contract/src/examples.ts',
      'libs/api-client/contract/src/index.ts',
      'libs/api-client/contract/src/operation-tags.ts',
      'libs/api-client/contract/src/operations.ts',
      'tools/api-tests/src/cases/index.ts',
      'tools/backend/src/modules/handlers.ts',
    ]);
  });

  it('make a page with its texts, its line in the table and its budget', async () => {
    expect(await made('route')).toEqual({
      created: below('apps/web/src/routes/sample-page', [
        'load-sample-page.test.ts',
        'load-sample-page.ts',
        'sample-page.page.tsx',
        'sample-page.route.tsx',
      ]),
      updated: [
        'libs/site-map/src/route-table.ts',
        'libs/ui/primitives/src/i18n/eng/page.json',
        'libs/ui/primitives/src/i18n/hye/page.json',
        'libs/ui/primitives/src/i18n/rus/page.json',
        'tools/bench/src/routes.ts',
      ],
    });
  });

  it('make a label as one folder, and register it', async () => {
    expect(await made('label')).toEqual({
      created: below('libs/ui/primitives/src/theme/labels/sample-label', [
        'colors.ts',
        'favicon.svg',
        'fonts-to-preload.ts',
        'fonts.ts',
        'label.ts',
        'logo.svg',
        'palette.ts',
        'social.jpg',
        'theme.css.ts',
        'theme.ts',
        'type.ts',
      ]),
      updated: ['libs/ui/primitives/src/theme/labels/index.ts'],
    });
  });

  it('refuse a name that is taken or is not in kebab-case', async () => {
    const tree = new FsTree(root, false);

    await expect(componentGenerator(tree, { name: 'button' })).rejects.toThrow('exists already');
    await expect(
      componentGenerator(tree, { name: 'film-card', subject: 'unheard' }),
    ).rejects.toThrow('make it first');
    await expect(componentGenerator(tree, { name: 'FilmCard' })).rejects.toThrow('like film-card');
    await expect(labelGenerator(tree, { name: 'north', from: 'south' })).rejects.toThrow(
      'There is no label south',
    );
    await expect(blockGenerator(tree, { name: 'balloon' })).rejects.toThrow(
      'The contract has no block tag:balloon',
    );
    expect(tree.listChanges()).toEqual([]);
  });
});
