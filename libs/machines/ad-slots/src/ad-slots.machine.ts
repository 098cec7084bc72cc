import { actorFromPort } from '@foyer/core';
import { breaks } from './states/breaks.ts';
import { client, content, pauseroll } from './states/surroundings.ts';
import { BEGINNING_SECONDS } from './ad-slots.rules.ts';
import { isHeard } from './ad-slots.reports.ts';
import { adSlotsSetup } from './ad-slots.setup.ts';
import type { AdSlotsPorts } from './ad-slots.types.ts';

/**
 * When advertising comes in a playback, and what the content does meanwhile. Spec 3 §4 "Ad slots", AD-011 to AD-035
 *
 * The content is told by the words of the player machine; what plays the breaks is supplied.
 */
export const adSlotsMachine = adSlotsSetup.createMachine({
  id: 'adSlots',
  description: 'When advertising comes in a playback, and what the content does meanwhile.',
  type: 'parallel',
  context: ({ input }) => ({
    isTest: false,
    isUnderWay: false,
    ...input,
    time: input.startTime,
    pausedBy: undefined,
    midrolls: undefined,
    midrollsUntil: input.startTime < BEGINNING_SECONDS ? 0 : input.startTime,
    spent: [],
    isOff: false,
    current: undefined,
    ad: undefined,
    adTime: 0,
    isAdPaused: false,
    count: 0,
    shown: 0,
  }),
  states: { breaks, client, content, pauseroll },
});

/** The slots with their effects attached. */
export const createAdSlotsMachine = (ports: AdSlotsPorts) =>
  adSlotsMachine.provide({
    actors: {
      prepare: actorFromPort(ports.prepare),
      playBreak: actorFromPort(ports.playBreak),
    },
    actions: {
      tellContent: (_, word) => ports.tellContent(word),
      report: (_, report) => {
        if (isHeard(report)) ports.report(report);
      },
      ask: (_, wish) => ports.ask(wish),
    },
  });
