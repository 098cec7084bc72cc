import { describe, expect, it } from 'vitest';
import type { PageConfig } from '@foyer/page-runtime/page/page-state';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { isInspected } from './is-inspected.ts';

const config = (hasDemoPowers: boolean): PageConfig => pageConfig({ hasDemoPowers });

describe('isInspected', () => {
  it('asks for the word in the address', () => {
    expect(isInspected(config(true), '?inspect')).toBe(true);
    expect(isInspected(config(true), '?lang=eng&inspect=1')).toBe(true);
    expect(isInspected(config(true), '?inspection')).toBe(false);
  });

  it('does nothing without demo powers, whatever the address says', () => {
    expect(isInspected(config(false), '?inspect')).toBe(false);
  });
});
