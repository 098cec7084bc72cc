import { isLanguageCode } from '@foyer/ui/i18n';
import { isLabelId, labels } from '@foyer/ui/theme';
import { defaultModes } from '@foyer/visual/modes';
import { describe, expect, it } from 'vitest';
import { chromaticModes, viewports } from './viewports.ts';

describe('chromaticModes', () => {
  it('are those that `npm run visual` takes by default', () => {
    expect(Object.keys(chromaticModes)).toEqual(defaultModes);
  });

  it('names only labels and languages that exist, and every one of them', () => {
    const modes = Object.values(chromaticModes);

    expect(modes.filter(({ label }) => !isLabelId(label))).toEqual([]);
    expect(modes.filter(({ language }) => !isLanguageCode(language))).toEqual([]);
    expect(new Set(modes.map(({ label }) => label))).toEqual(new Set(Object.keys(labels)));
    expect(new Set(modes.map(({ language }) => language))).toEqual(
      new Set(Object.values(labels).flatMap(({ languages }) => languages)),
    );
  });

  it('looks at widths that the viewport menu has', () => {
    const widths = new Set(Object.values(chromaticModes).map(({ viewport }) => `${viewport}px`));

    expect([...widths].filter((width) => !isOffered(width))).toEqual([]);
  });
});

const isOffered = (width: string) =>
  Object.values(viewports).some(({ styles }) => styles.width === width);
