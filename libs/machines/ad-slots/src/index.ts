export {
  AD_ERRORS,
  type AdError,
  adError,
  type AdErrorName,
  isAdErrorReported,
} from './ad-errors.ts';
export { adNews, adSlotsEvents, contentFacts } from './ad-slots.events.ts';
export { adSlotsMachine, createAdSlotsMachine } from './ad-slots.machine.ts';
export { hasSlots, isPrerollDue } from './ad-slots.rules.ts';
export { type AdBreakView, type AdSlotsSnapshot, selectBreak } from './ad-slots.selectors.ts';
export type {
  AdAddresses,
  AdBreak,
  AdFacts,
  AdNews,
  AdSlotsContext,
  AdSlotsEvent,
  AdSlotsInput,
  AdSlotsPorts,
  AdWish,
  BreakResult,
  ContentWord,
  Readiness,
  SlotReport,
} from './ad-slots.types.ts';
