import { describe, expect, it } from 'vitest';
import type { BuiltFile, BuiltStories } from './built-stories.ts';
import { differingStories } from './differing-stories.ts';

/** Two stories over a theme; only the toast uses its green, by way of its own edge. */
const usual = {
  'preview.js': 'setup()',
  'theme.css': ':root[data-label=main]{--green:#0f0;--red:#f00}',
  'link.js': 'link()',
  'link.css': '.link{color:var(--red)}',
  'toast.js': 'toast()',
  'toast.css': '.toast{--edge:1px solid var(--green);border:var(--edge)}',
};

function built(changes: Readonly<Record<string, string>> = {}): BuiltStories {
  const files = new Map<string, BuiltFile>(
    Object.entries({ ...usual, ...changes }).map(([name, body]) => [
      name,
      { key: `${name} ${body}`, body },
    ]),
  );
  const page = ['preview.js', 'theme.css'];
  return {
    files,
    loads: new Map([
      ['link.stories.tsx', new Set([...page, 'link.js', 'link.css'])],
      ['toast.stories.tsx', new Set([...page, 'toast.js', 'toast.css'])],
    ]),
  };
}

const stories = ['link.stories.tsx', 'toast.stories.tsx'];
const differing = (before: BuiltStories, after: BuiltStories) =>
  Object.fromEntries(differingStories(before, after, stories));

describe('differingStories', () => {
  it('has none where the pages load the same', () => {
    expect(differing(built(), built())).toEqual({});
  });

  it('has those whose pages load what changed', () => {
    expect(differing(built(), built({ 'link.js': 'link(1)' }))).toEqual({
      'link.stories.tsx': {},
    });
    expect(Object.keys(differing(built(), built({ 'preview.js': 'setup(1)' })))).toHaveLength(2);
  });

  it('has for a changed token those that use it, or what is made of it, in the label that has it', () => {
    const after = built({ 'theme.css': ':root[data-label=main]{--green:#0e0;--red:#f00}' });

    expect(differing(built(), after)).toEqual({
      'toast.stories.tsx': { tokens: ['--green'], label: 'main' },
    });
  });

  it('has all of them where a theme differs in more than its tokens', () => {
    const after = built({ 'theme.css': ':root[data-label=main]{--green:#0e0;--red:#f00}a{top:0}' });

    expect(Object.keys(differing(built(), after))).toHaveLength(2);
  });

  it('has for a changed token and code what either shows in', () => {
    const after = built({
      'theme.css': ':root[data-label=main]{--green:#0e0;--red:#f00}',
      'link.js': 'link(1)',
    });

    expect(differing(built(), after)).toEqual({
      'link.stories.tsx': {},
      'toast.stories.tsx': { tokens: ['--green'], label: 'main' },
    });
  });

  it('has stories that came or went', () => {
    const { files, loads } = built();
    const less = { files, loads: new Map([...loads].slice(1)) };

    expect(Object.keys(differing(built(), less))).toEqual(['link.stories.tsx']);
    expect(Object.keys(differing(less, built()))).toEqual(['link.stories.tsx']);
  });

  it('has those whose pages it cannot read', () => {
    const { files, loads } = built();
    const less = { files, loads: new Map([...loads].slice(1)) };

    expect(differing(less, less)).toEqual({ 'link.stories.tsx': {} });
  });
});
