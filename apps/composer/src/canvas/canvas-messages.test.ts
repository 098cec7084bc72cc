import { describe, expect, it } from 'vitest';
import { readCanvasMessage } from './canvas-messages.ts';

const origin = 'https://sofit.example';
const data = { type: 'foyer.draft.pressed', block: 'b1' };

describe('readCanvasMessage', () => {
  it('takes what the page in the frame says', () => {
    expect(readCanvasMessage({ source: window, origin, data }, { window, origin })).toEqual(data);
  });

  it('takes what the page weighs', () => {
    const weighed = { type: 'foyer.draft.weighed', bytes: 7 };
    const from = { window, origin };

    expect(readCanvasMessage({ source: window, origin, data: weighed }, from)).toEqual(weighed);
  });

  it.each([
    [
      'a weight that is none',
      { source: window, origin, data: { type: 'foyer.draft.weighed', bytes: -1 } },
    ],
    ['another window', { source: null, origin, data }],
    ['another origin', { source: window, origin: 'https://evil.example', data }],
    ['another form', { source: window, origin, data: { type: 'foyer.draft.pressed', block: 7 } }],
    ['an unknown message', { source: window, origin, data: { type: 'foyer.draft.publish' } }],
  ])('takes nothing of %s', (_what, message) => {
    expect(readCanvasMessage(message, { window, origin })).toBeUndefined();
  });
});
