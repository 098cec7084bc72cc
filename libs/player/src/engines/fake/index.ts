export { type FakeBreaks, fakeBreaks, type FakeSpot } from './fake-breaks.ts';
export { createFakeEngine, type FakeEngine, type FakeTitle } from './fake-engine.ts';
export { FakeMedia } from './fake-media.ts';
export { fakePlayback } from './fake-playback.ts';
