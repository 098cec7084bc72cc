import type { CreateEngine, EngineEvent } from './media-engine.ts';
import { createPrefetchStore } from './prefetch.ts';

/** What an engine under test is made with: an element in the page, nothing prefetched, no choices of the viewer. */
export function engineInput(
  video: HTMLVideoElement,
  onEvent: (event: EngineEvent) => void,
): Parameters<CreateEngine>[0] {
  const requestHeaders = () => ({});
  return {
    video,
    requestHeaders,
    prefetched: createPrefetchStore({ requestHeaders }),
    preferred: { audio: null, subtitle: null, resolution: 'auto' },
    onEvent,
  };
}
