// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withObjectSpread } from '../lean-recipes.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@vanilla-extract/recipes'));
const file = readdirSync(folder).find((name) => /^createRuntimeFn-\w+\.esm\.js$/.test(name)) ?? '';

it('takes the defaults of a recipe where nothing else is wanted, without helpers for old browsers', async () => {
  const code = withObjectSpread(readFileSync(join(folder, file), 'utf8'));
  expect(code.match(/_objectSpread2\(/g)).toHaveLength(1);
  const runtime = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const action = Object.values<(config: object) => (wanted?: object) => string>(runtime)[0]?.({
    defaultClassName: 'action',
    variantClassNames: { look: { primary: 'primary', quiet: 'quiet' }, size: { normal: 'normal' } },
    defaultVariants: { look: 'primary', size: 'normal' },
    compoundVariants: [],
  });

  expect(action?.()).toBe('action primary normal');
  expect(action?.({ look: 'quiet' })).toBe('action quiet normal');
});

it('stops the build when the runtime merges in another way', () => {
  expect(() => withObjectSpread('')).toThrow('in another way');
});
