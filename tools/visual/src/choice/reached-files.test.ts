import type { ModuleGraph } from '@foyer/workspace/module-graph';
import { describe, expect, it } from 'vitest';
import { reachedFiles } from './reached-files.ts';
import { preview } from './story-files.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>): ModuleGraph => ({
  entries: [preview, 'link.stories.tsx', 'tabs.stories.tsx'].filter((file) => file in imports),
  imports: new Map(Object.entries({ ...imports, 'link.css.ts': [], 'theme.ts': [], 'fit.ts': [] })),
  reads: new Map(),
  unclear: new Set(),
});
const now = graph({
  [preview]: ['theme.ts'],
  'link.stories.tsx': ['link.css.ts'],
  'tabs.stories.tsx': [],
});
const reached = (before: ModuleGraph, after: ModuleGraph, ...changed: readonly string[]) =>
  Object.fromEntries(reachedFiles([before, after], changed));

describe('reachedFiles', () => {
  it('has the files that need what changed, with the way there', () => {
    expect(reached(now, now, 'link.css.ts')).toEqual({
      'link.stories.tsx': ['link.stories.tsx', 'link.css.ts'],
    });
    expect(reached(now, now, 'tabs.stories.tsx')).toEqual({
      'tabs.stories.tsx': ['tabs.stories.tsx'],
    });
    expect(reached(now, now, 'tools/backend/src/main.ts')).toEqual({});
  });

  it('has the files that needed it in the base', () => {
    const before = graph({ ...Object.fromEntries(now.imports), 'tabs.stories.tsx': ['fit.ts'] });

    expect(reached(before, now, 'fit.ts')).toEqual({
      'tabs.stories.tsx': ['tabs.stories.tsx', 'fit.ts'],
    });
  });

  it('has every file for what the preview needs', () => {
    expect(reached(now, now, 'theme.ts')).toEqual({
      'link.stories.tsx': ['link.stories.tsx', preview, 'theme.ts'],
      'tabs.stories.tsx': ['tabs.stories.tsx', preview, 'theme.ts'],
    });
  });

  it.each([
    'package-lock.json',
    'apps/storybook/.storybook/main.ts',
    'tools/media/assets/artwork/poster-mayak.avif',
    'libs/ui/primitives/src/theme/labels/main/colors.ts',
    'docs/requirements.yaml',
  ])('has every file for %s', (file) => {
    expect(Object.keys(reached(now, now, file))).toEqual(['link.stories.tsx', 'tabs.stories.tsx']);
  });

  it.each([
    'libs/ui/primitives/src/theme/fluid.test.ts',
    'docs/architecture.md',
    'apps/web/vite.config.ts',
  ])('has none for %s', (file) => {
    expect(reached(now, now, file)).toEqual({});
  });
});
