import type { AdBreak, BreakResult } from '@foyer/ad-slots';
import type { AdClientOptions, BreakStage } from './ad-client.types.ts';
import { reserveVideo } from '../linear-ad/reserve-video.ts';
import { playBreak } from './play-break.ts';

/** Plays breaks of advertisements over a picture. */
export interface AdClient {
  /** Plays one break to its end. Never rejects for what an ad server does. */
  playBreak: (adBreak: AdBreak, stage: BreakStage) => Promise<BreakResult>;
}

/** Makes a client for the advertisements of one page; make it before the viewer starts the content. */
export function createAdClient(options: AdClientOptions): AdClient {
  const client = { ...options, video: reserveVideo() };
  return { playBreak: (adBreak, stage) => playBreak(adBreak, stage, client) };
}
