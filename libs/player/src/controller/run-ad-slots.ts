import {
  type AdBreakView,
  type AdSlotsInput,
  createAdSlotsMachine,
  selectBreak,
  type SlotReport,
} from '@foyer/ad-slots';
import { watched } from '@foyer/core';
import { createActor } from 'xstate';
import { withPartnerId } from '../embed/partner-id.ts';
import type { AdBreaksOptions, PlayBreak } from './ad-breaks.ts';
import { watchContent } from './watch-content.ts';

/** What {@link runAdSlots} joins. */
export interface AdSlotsRun extends Omit<AdBreaksOptions, 'playBreak'> {
  playBreak: PlayBreak;
  input: AdSlotsInput;
  /** Called with the break on the screen whenever something has happened. */
  show: (view: AdBreakView | undefined) => void;
  report: (report: SlotReport) => void;
}

const readyAtOnce = () => Promise.resolve({ isBlocked: false });

/** Runs the slots of a playback beside its lifecycle: each hears of the other, and listeners of both. */
export function runAdSlots({
  running: { player, stage },
  playBreak,
  prepareAds = readyAtOnce,
  adWrapper: wrapper = stage,
  input,
  show,
  report,
}: AdSlotsRun): { skip: () => void; stop: () => void } {
  const skippers = new Set<() => void>();
  const machine = createAdSlotsMachine({
    prepare: (_, signal) => prepareAds(signal),
    playBreak: async (adBreak, signal) => {
      // The page around the player may have a partner whose advertising it is. EMBED-013
      const address = await withPartnerId(adBreak.address);
      signal.throwIfAborted();
      return playBreak(
        { ...adBreak, address },
        {
          signal,
          wrapper,
          player,
          tell: (news) => {
            if (!signal.aborted) slots.send(news);
          },
          onSkip: (skip) => {
            skippers.add(skip);
            return () => void skippers.delete(skip);
          },
        },
      );
    },
    tellContent: (word) => player.send(word),
    report,
    askToSkip: () => {
      for (const skip of skippers) skip();
    },
  });
  const slots = createActor(machine, { ...watched(), input });
  const subscription = slots.subscribe((snapshot) => show(selectBreak(snapshot)));
  slots.start();
  const stopWatching = watchContent(player, (fact) => slots.send(fact));
  return {
    skip: () => slots.send({ type: 'ad.skip' }),
    stop: () => {
      stopWatching();
      subscription.unsubscribe();
      slots.stop();
    },
  };
}
