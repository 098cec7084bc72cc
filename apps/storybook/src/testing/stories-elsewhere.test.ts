import { describe, expect, it } from 'vitest';
import { storiesElsewhere } from './stories-elsewhere.ts';

const has = (label: string, end: string) =>
  storiesElsewhere(label).some((path) => path.endsWith(end));

describe('storiesElsewhere', () => {
  it('leaves what fixes its label to the run of that label', () => {
    expect(has('main', 'poster-card/captioned.stories.tsx')).toBe(true);
    expect(has('alternate', 'poster-card/captioned.stories.tsx')).toBe(false);
    expect(has('main', 'poster-card/bare.stories.tsx')).toBe(false);
    expect(has('alternate', 'poster-card/bare.stories.tsx')).toBe(true);
  });

  it('leaves diagrams to the main label, and nothing that has two looks', () => {
    expect(has('alternate', 'explorers/pin-explorer.stories.tsx')).toBe(true);
    expect(has('main', 'explorers/pin-explorer.stories.tsx')).toBe(false);
    for (const label of ['main', 'alternate'])
      expect(has(label, 'tabs/tabs.stories.tsx')).toBe(false);
  });
});
