import {
  type AdSlotsInput,
  type AdWish,
  createAdSlotsMachine,
  selectBreak,
  type SlotReport,
} from '@foyer/ad-slots';
import { watched } from '@foyer/core';
import { createActor } from 'xstate';
import { withPartnerId } from '../embed/partner-id.ts';
import type { AdBreaksOptions, PauseBanner, PlayBreak, ShownBreak } from './ad-breaks.ts';
import { attachHls } from './attach-hls.ts';
import { besidePlaces, breakCaptions } from './break-stage.ts';
import { pauseBanners } from './pause-banners.ts';
import { watchContent } from './watch-content.ts';

/** What {@link runAdSlots} joins. */
export interface AdSlotsRun extends Omit<AdBreaksOptions, 'playBreak'> {
  playBreak: PlayBreak;
  input: AdSlotsInput;
  /** Called with the break on the screen whenever something has happened. */
  show: (view: ShownBreak | undefined) => void;
  /** Called with what stands over a pause, and with nothing when it goes. */
  showPause: (banner: PauseBanner | undefined) => void;
  report: (report: SlotReport) => void;
}

const readyAtOnce = () => Promise.resolve({ isBlocked: false });

/** Runs the slots of a playback beside its lifecycle: each hears of the other, and listeners of both. */
export function runAdSlots({
  running: { player, stage },
  engine,
  playBreak,
  prepareAds = readyAtOnce,
  adWrapper: wrapper = stage,
  input,
  show,
  showPause,
  report,
}: AdSlotsRun): { ask: (wish: AdWish) => void; stop: () => void } {
  const wishers = new Set<(wish: AdWish) => void>();
  const banners = pauseBanners({ player, show: showPause });
  let captions: readonly string[] = [];
  const draw = () => {
    const view = selectBreak(slots.getSnapshot());
    show(view && captions.length > 0 ? { ...view, captions } : view);
  };
  const machine = createAdSlotsMachine({
    prepare: (_, signal) => prepareAds(signal),
    playBreak: async (adBreak, signal) => {
      // The page around the player may have a partner whose advertising it is. EMBED-013
      const address = await withPartnerId(adBreak.address);
      signal.throwIfAborted();
      const result = await playBreak(
        { ...adBreak, address },
        {
          signal,
          wrapper,
          player,
          tell: (news) => {
            if (!signal.aborted) slots.send(news);
          },
          onWish: (hear) => {
            wishers.add(hear);
            return () => void wishers.delete(hear);
          },
          attachHls: engine === 'hls' ? attachHls : undefined,
          drawn: () => besidePlaces(stage, signal),
          companionPlaces: () => besidePlaces(stage, signal),
          captions: breakCaptions(player, (lines) => {
            captions = signal.aborted ? [] : lines;
            draw();
          }),
          offerPause: banners.offer,
        },
      );
      // Who may watch without advertising sees none in a pause either.
      if (result.status === 'adFree') banners.stop();
      return result;
    },
    tellContent: (word) => player.send(word),
    report,
    ask: (wish) => {
      for (const hear of wishers) hear(wish);
    },
  });
  const slots = createActor(machine, { ...watched(), input });
  const subscription = slots.subscribe(draw);
  slots.start();
  const stopWatching = watchContent(player, (fact) => {
    slots.send(fact);
    banners.hear(fact);
  });
  return {
    ask: (wish) => slots.send({ type: wish }),
    stop: () => {
      stopWatching();
      banners.stop();
      subscription.unsubscribe();
      slots.stop();
    },
  };
}
