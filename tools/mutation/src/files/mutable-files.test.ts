import { describe, expect, it } from 'vitest';
import { isMutable } from './mutable-files.ts';

describe('isMutable', () => {
  it.each([
    'libs/machines/pin/src/pin.machine.ts',
    'libs/machines/pin/src/pin.setup.ts',
    'libs/machines/pin/src/states/change-pin.ts',
    'libs/machines/pin/src/pin.selectors.ts',
    'libs/machines/core/src/errors.ts',
    'libs/player/src/ui/problem-report/problem-report.machine.ts',
    'apps/web/src/shell/aurora/aurora-rules.ts',
  ])('takes a machine or a rule: %s', (file) => {
    expect(isMutable(file)).toBe(true);
  });

  it.each([
    'libs/machines/pin/src/pin.machine.test.ts',
    'libs/machines/pin/src/pin.fixtures.ts',
    'libs/machines/pin/src/pin.types.ts',
    'libs/machines/pin/src/pin.view.tsx',
    'libs/machines/pin/src/index.ts',
    'libs/machines/core/src/testing/cover-paths.ts',
    'libs/machines/core/src/use-flow.ts',
    'libs/machines/explorer/src/form/draft.ts',
    'apps/web/src/shell/aurora/aurora-rules.test.ts',
    'apps/web/src/shell/aurora/aurora.tsx',
  ])('leaves what decides nothing: %s', (file) => {
    expect(isMutable(file)).toBe(false);
  });
});
