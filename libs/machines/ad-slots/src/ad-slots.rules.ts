import type { AdSlot } from '@foyer/contract';
import type { AdBreak, AdSlotsContext, AdSlotsInput } from './ad-slots.types.ts';

/** Until here a start is a start from the beginning, and midrolls are due after it, in seconds. AD-011, AD-013 */
export const BEGINNING_SECONDS = 5;

/** From here on a midroll would come between the content and its end, in seconds before that. */
const ENDING_SECONDS = 5;

/** Whether an address may be asked for advertisements. AD-026 */
export const isAdAddress = (address: string): boolean => address.startsWith('http');

/** Whether there is anything to show in any slot. */
export const hasSlots = ({ addresses }: Pick<AdSlotsInput, 'addresses'>): boolean =>
  Object.values(addresses).some((address) => address !== undefined);

/** Whether advertising comes before the content: from its beginning, and on a channel always. AD-011, AD-012 */
export const isPrerollDue = ({
  addresses,
  isLive,
  startTime,
}: Pick<AdSlotsInput, 'addresses' | 'isLive' | 'startTime'>): boolean =>
  addresses.preroll !== undefined && (isLive || startTime < BEGINNING_SECONDS);

/** When midrolls are due, in seconds: as somebody has said, or once in the middle of what has an end. AD-021 */
function midrollsOf({ midrolls, duration }: AdSlotsContext): readonly number[] {
  if (midrolls) return midrolls;
  return duration > 0 ? [duration / 2] : [];
}

/** Whether a place for a midroll has been reached that is not spent. AD-013 */
export function isMidrollDue(context: AdSlotsContext): boolean {
  const { addresses, time, midrollsUntil, duration } = context;
  if (addresses.midroll === undefined || time < BEGINNING_SECONDS) return false;
  if (duration > 0 && time > duration - ENDING_SECONDS) return false;
  return midrollsOf(context).some((moment) => moment > midrollsUntil && moment <= time);
}

/** Whether a slot has an address and has not been used up. Reading 13 */
export const isOpen = ({ addresses, spent, isOff }: AdSlotsContext, slot: AdSlot): boolean =>
  !isOff && addresses[slot] !== undefined && !spent.includes(slot);

/** Most advertisements in a break. AD-019, AD-020 */
export const adLimit = (isLive: boolean): number => (isLive ? 1 : 4);

/** Whether a break is a preroll of content that plays already: nothing of it comes on the screen. */
export const isPassedOver = (
  { slot }: Pick<AdBreak, 'slot'>,
  { isUnderWay }: Pick<AdSlotsContext, 'isUnderWay'>,
): boolean => isUnderWay && slot === 'preroll';

/** Whether the content leaves the screen to a break; before it has begun it is first to be loaded and allowed to sound. */
export const standsStill = (
  { slot }: Pick<AdBreak, 'slot'>,
  { pausedBy }: Pick<AdSlotsContext, 'pausedBy'>,
): boolean => slot !== 'preroll' || pausedBy === 'adv';
