import { afterEach, describe, expect, it } from 'vitest';
import { pageStateId, readPageState, serialisePageState, type PageState } from './page-state.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('serialisePageState', () => {
  it('ends no script of the page, whatever a text holds', () => {
    const name = '</script><script>alert(1)</script><!-- \u2028';
    const state = {
      config: { failureCode: name },
      queries: { queries: [{ name }], mutations: [] },
    };

    const text = serialisePageState(state as unknown as PageState);

    expect(text).not.toContain('<');
    document.body.innerHTML = `<script type="application/json" id="${pageStateId}">${text}</script>`;
    expect(readPageState()).toEqual(state);
  });
});
