export { type GiftEvent, giftEvents } from './gift.events.ts';
export { createGiftMachine, giftMachine } from './gift.machine.ts';
export { type GiftStep, type GiftViewState, selectGiftView } from './gift.selectors.ts';
export type { Gift, GiftContext, GiftInput, GiftPorts, OwnGift, Sending } from './gift.types.ts';
