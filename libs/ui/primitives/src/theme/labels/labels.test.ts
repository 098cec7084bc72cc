// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { brandFile } from '../brand-files.ts';
import { brandFileNames } from '../brand-file-names.ts';
import { fontsToPreload } from '../fonts-to-preload.ts';
import { readLabels } from '../validation/read-labels.ts';
import {
  defaultLabel,
  isLabelId,
  labelByHost,
  labelById,
  type LabelId,
  labels,
  loadTheme,
} from './index.ts';

describe('labels', () => {
  it('are the main one, by default, and the alternate, before any that an operator adds [LABEL-004]', () => {
    expect(Object.keys(labels).slice(0, 2)).toEqual(['main', 'alternate']);
    expect(defaultLabel).toBe(labels.main);
  });

  it('are all that have a folder', async () => {
    const folders = (await readLabels()).map(({ folder }) => folder);

    expect(Object.keys(labels).toSorted()).toEqual(folders);
  });

  it('have a name in every language and a domain among their hosts [LABEL-001, LABEL-002]', () => {
    for (const label of Object.values(labels)) {
      for (const code of languageCodes) expect(label.name[code]).not.toBe('');
      expect(label.hosts).toContain(label.domain);
    }
  });

  it('choose the other variant of every slot [LABEL-003]', () => {
    const { main, alternate } = labels;
    for (const [slot, variant] of Object.entries(main.variants)) {
      expect(alternate.variants).toHaveProperty(slot);
      expect(Object.entries(alternate.variants)).not.toContainEqual([slot, variant]);
    }
  });

  it('show chat and the Android banner on main only, the top banner on one [LABEL-006]', () => {
    expect(labels.main.features).toEqual({
      chat: true,
      androidBanner: true,
      topBanner: false,
      profiles: true,
      productOnboarding: true,
    });
    expect(labels.alternate.features).toEqual({
      chat: false,
      androidBanner: false,
      topBanner: true,
      profiles: true,
      productOnboarding: true,
    });
  });

  it.each(Object.keys(labels) as LabelId[])('have pictures, fonts and styles: %s', async (id) => {
    expect(brandFileNames.map((name) => brandFile(id, name))).not.toContain('');
    for (const code of languageCodes) expect(fontsToPreload(id, code)).not.toEqual([]);
    await expect(loadTheme(id)).resolves.toBeUndefined();
  });
});

describe('labelById', () => {
  it('knows its labels and nothing inherited', () => {
    expect(labelById('alternate')).toBe(labels.alternate);
    expect(labelById('constructor')).toBeUndefined();
    expect(isLabelId('toString')).toBe(false);
  });
});

describe('labelByHost', () => {
  it('ignores port and capitals', () => {
    expect(labelByHost('Polosa.Example:8443')).toBe(labels.alternate);
  });

  it('gives the default label to an unknown host', () => {
    expect(labelByHost('elsewhere.example')).toBe(labels.main);
  });
});
