import type { AdSlot } from '@foyer/contract';
import { type AdErrorName, adError, isAdErrorReported } from './ad-errors.ts';
import type { AdFacts, AdSlotsContext, ContentWord, SlotReport } from './ad-slots.types.ts';

/** The slot that a report is about; what is found before any break is about the first that there is. */
function slotOf({ current, addresses }: AdSlotsContext): AdSlot {
  const [first = 'preroll'] = Object.keys(addresses) as AdSlot[];
  return current?.slot ?? first;
}

/** Tells of an advertisement: the one that is named, or the one on the screen. */
export const adReport = (
  context: AdSlotsContext,
  type: 'ad.requested' | 'ad.started' | 'ad.ended' | 'ad.skipped' | 'ad.clicked',
  ad?: AdFacts,
): SlotReport => ({ slot: slotOf(context), type, ad: ad ?? adOf(context) });

/** Tells of an error, with code and result code; of none before an advertisement: about the one that was to come. */
export const errorReport = (
  context: AdSlotsContext,
  name: AdErrorName,
  ad?: AdFacts,
): SlotReport => ({
  slot: slotOf(context),
  type: 'ad.failed',
  ad: ad ?? adOf(context),
  error: adError(name),
});

const adOf = ({ ad, shown }: AdSlotsContext): AdFacts => ad ?? { position: shown + 1 };

/** Tells that a break has the screen. */
export const startReport = (context: AdSlotsContext): SlotReport => ({
  slot: slotOf(context),
  type: 'break.started',
});

/** Tells that a break is over, with what came of it. */
export const endReport = (context: AdSlotsContext): SlotReport => ({
  slot: slotOf(context),
  type: 'break.ended',
  count: Math.max(context.count, context.shown),
  shown: context.shown,
});

/** Whether listeners hear a report. AD-032 */
export const isHeard = (report: SlotReport): boolean =>
  report.type !== 'ad.failed' || isAdErrorReported(report.error.name);

/** After a break the content goes on, or is over where the break came after it. AD-006, AD-008, AD-023 */
export const lastWord = ({ current }: AdSlotsContext): ContentWord =>
  current?.slot === 'postroll' ? { type: 'ad.finished' } : { type: 'ad.changed', status: false };
