import { adAddresses } from '@foyer/ad-slots/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import { type FakeBreaks, fakeBreaks, type FakeSpot } from '../../engines/fake/index.ts';
import { type PlayerScenario, playerStory, storyAsset } from '../player.story-kit.tsx';

/** What a story shows of advertising. */
export interface AdScenario extends Omit<PlayerScenario, 'act'> {
  /** @default the ticket to the lighthouse, and an umbrella */
  spots?: readonly FakeSpot[];
  /** What happens once the break has the screen. */
  act?: (ads: FakeBreaks, canvas: HTMLElement) => void | Promise<void>;
  /** Brings the break onto the screen. @default a preroll is there from the beginning */
  reach?: PlayerScenario['act'];
}

/** With all that may be known of an advertisement; it may be skipped after 16 of its 36 seconds. */
export const lighthouse: FakeSpot = {
  title: 'Билет на маяк',
  advertiser: 'ООО «Береговая служба»',
  token: '2Vt5n0dem0',
  clickUrl: 'https://www.beregovaya.example/mayak',
  duration: 36,
  skipAfter: 16,
};

/** Nothing is known of it but its title; it may not be skipped. */
export const umbrella: FakeSpot = { title: 'Зонт «Ливень»', duration: 8 };

/** A story whose break is on the screen, with what moves it. */
export function adStory({ spots = [lighthouse, umbrella], act, reach, ...scenario }: AdScenario) {
  // Made for each showing: a story may be shown twice.
  let ads = fakeBreaks(spots);
  return playerStory({
    ...scenario,
    props: {
      asset: { ...storyAsset, start_time: 0, ad: adAddresses },
      adFree: { href: '/services', name: 'Софит Плюс' },
      playBreak: (...asked) => {
        ads = fakeBreaks(spots);
        return ads.playBreak(...asked);
      },
      ...scenario.props,
    },
    act: async (playback, canvas) => {
      await reach?.(playback, canvas);
      await waitFor(() => expect(canvas.querySelector('[data-break]')).not.toBeNull());
      await act?.(ads, canvas);
    },
  });
}

/** Opens a film in its middle, and lets it go on to the midroll. */
export const inTheMiddle = {
  props: {
    asset: {
      ...storyAsset,
      credits_start: undefined,
      start_time: 1_590,
      ad: { midroll: adAddresses.midroll },
    },
  },
  reach: async ({ media }, canvas) => {
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    // What decides about slots is loaded meanwhile, and looks once a second.
    for (let second = 0; second < 20; second += 1) {
      media().advance(1);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  },
} satisfies Pick<AdScenario, 'props' | 'reach'>;
