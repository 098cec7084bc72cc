import type { AdNews } from '@foyer/ad-slots';
import type { AdClient } from '../client/ad-client.ts';
import type { BreakStage } from '../client/ad-client.types.ts';
import { iabCode } from '../model/iab-codes.ts';
import { SAMPLE_DURATION, SAMPLE_LIMIT, type SampleBreak } from './sample-run.ts';

/** The most usual size of companions, in pixels. */
const PLACE = { width: 300, height: 250 } as const;

/** A picture of the size of small windows with a place beside it, and content that stands where the break is. */
function createStage(
  at: SampleBreak,
  tell: BreakStage['tell'],
): { stage: BreakStage; remove: () => void } {
  const wrapper = document.createElement('div');
  Object.assign(wrapper.style, { position: 'relative', width: '640px', height: '360px' });
  const element = document.createElement('div');
  document.body.append(wrapper, element);
  const stage: BreakStage = {
    signal: new AbortController().signal,
    wrapper,
    companionPlaces: () => Promise.resolve([{ element, ...PLACE }]),
    sound: { get: () => ({ volume: 1, isMuted: true }), subscribe: () => () => {} },
    content: () => ({ time: at.time, duration: SAMPLE_DURATION }),
    tell,
    onWish: () => () => {},
  };
  const remove = () => {
    wrapper.remove();
    element.remove();
  };
  return { stage, remove };
}

/** How each advertisement ended, and the break where it had none, in one line each. */
function describeNews(): { lines: string[]; hear: (news: AdNews) => void } {
  const lines: string[] = [];
  let shown = '';
  const hear = (news: AdNews) => {
    if (news.type === 'ad.started') shown = `${news.ad.id ?? 'ad'}, ${news.ad.url}`;
    else if (news.type === 'ad.ended') lines.push(`${shown}, to its end`);
    else if (news.type === 'ad.failed')
      lines.push(`${news.ad?.id ?? 'none'}, failed with ${iabCode(news.name)} ${news.name}`);
  };
  return { lines, hear };
}

/**
 * Plays a sample to its end.
 *
 * @returns What was on the screen, in order, and what failed.
 */
export async function playSample(
  client: AdClient,
  address: string,
  at: SampleBreak,
): Promise<readonly string[]> {
  const { lines, hear } = describeNews();
  const { stage, remove } = createStage(at, hear);
  const adBreak = { slot: at.slot, address, limit: SAMPLE_LIMIT, isTest: false };
  await client.playBreak(adBreak, stage);
  remove();
  return lines;
}
