import { replayIntegration } from '@sentry/react';

/**
 * Records sessions, a chunk of its own: every text and every field is masked, every picture left out, and nothing of
 * what calls send or answer is taken.
 */
export const sessionReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Their values are numbers, which the recorder cannot mask as they change.
    block: ['progress', 'meter'],
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'content'],
    // A worker would be made of a blob, which the page's policies refuse.
    useCompression: false,
  });
