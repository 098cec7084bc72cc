// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { serialisePageState, type PageState } from './page-state.ts';

describe('serialisePageState', () => {
  it('ends no script of the page, whatever a text holds', () => {
    const name = '</script><script>alert(1)</script><!-- \u2028';
    const state = { config: { failureCode: name }, queries: { queries: [], mutations: [] } };

    const text = serialisePageState(state as unknown as PageState);

    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(state);
  });
});
