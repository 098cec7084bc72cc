import type { MediaPlayerClass, Representation } from 'dashjs';
import { chooseRendition, isTooLate } from '../../engine/choose-rendition.ts';

/** What a rule of dash.js is told; its types leave most of this out. */
interface RulesContext {
  getMediaType: () => 'audio' | 'video';
  getMediaInfo: () => unknown;
  getRepresentation: () => Representation | null;
  getAbrController: () => {
    getPossibleVoRepresentationsFilteredBySettings: (info: unknown) => Representation[];
  };
  getCurrentRequest: () => {
    url: string;
    duration: number;
    bytesLoaded: number;
    bytesTotal: number;
    startDate?: Date;
    representation?: Representation;
  };
}

/** An answer of a rule: the rendition to go to, or null for none. */
interface Switch {
  representation: Representation | null;
  reason: Record<string, unknown> | null;
  priority: number;
}

/** The weight that the rules of dash.js have by default. */
const PRIORITY = 0.5;

const stay: Switch = { representation: null, reason: null, priority: PRIORITY };
const goTo = (representation: Representation | undefined, message: string): Switch =>
  representation ? { representation, reason: { message }, priority: PRIORITY } : stay;

/** Rules are made by factories; a name is asked of each. */
const factoryOf = (name: string, rule: Record<string, unknown>) => () => ({
  create: () => ({ ...rule, reset: () => {}, getClassName: () => name }),
});

const risingOf = (context: RulesContext): Representation[] =>
  [
    ...context
      .getAbrController()
      .getPossibleVoRepresentationsFilteredBySettings(context.getMediaInfo()),
  ].sort((one, other) => one.bandwidth - other.bandwidth);

/** Segments that an engine has to do without, by address; a rule moves on to another rendition of them. */
export type SegmentTroubles = Map<string, 'stalled' | 'missing' | 'moved'>;

/**
 * Lets dash.js choose renditions as all engines do: by what the network brings and what is loaded.
 *
 * @param firstEstimate - Bits per second to reckon with before anything is measured.
 */
export function addDashRules(
  player: MediaPlayerClass,
  troubles: SegmentTroubles,
  firstEstimate: number,
): void {
  const measured = (type: 'audio' | 'video') => player.getAverageThroughput(type) * 1000;
  const isMeasured = (type: 'audio' | 'video') => measured(type) > 0;
  const bandwidthFor = (type: 'audio' | 'video') =>
    isMeasured(type) ? measured(type) : firstEstimate;
  const besides = (type: 'audio' | 'video') =>
    type === 'video' ? (player.getCurrentRepresentationForType('audio')?.bandwidth ?? 0) : 0;
  const buffered = (type: 'audio' | 'video') => Number(player.getBufferLength(type)) || 0;

  const getSwitchRequest = (context: RulesContext): Switch => {
    const type = context.getMediaType();
    const isFirst = !isMeasured(type) && buffered(type) === 0;
    if (isFirst) return goTo(risingOf(context)[0], 'the first picture is to come soon');
    const best = chooseRendition(risingOf(context), {
      bandwidth: bandwidthFor(type),
      bufferedSeconds: buffered(type),
      besides: besides(type),
    });
    return goTo(best, 'what the network brings');
  };

  /** The next lower rendition, or the next higher one of what the lowest does not have. */
  const otherThan = (context: RulesContext, mayRise: boolean) => {
    const { representation, url } = context.getCurrentRequest();
    const rising = risingOf(context);
    const index = rising.findIndex(({ id }) => id === representation?.id);
    const other = rising[index - 1] ?? (mayRise ? rising[index + 1] : undefined);
    if (other) troubles.set(url, 'moved');
    return other;
  };

  const shouldAbandon = (context: RulesContext): Switch => {
    const request = context.getCurrentRequest();
    const trouble = troubles.get(request.url);
    if (trouble === 'moved') return stay;
    if (trouble) return goTo(otherThan(context, trouble === 'missing'), trouble);
    const lowest = risingOf(context)[0];
    const { representation, startDate, bytesLoaded, bytesTotal, duration } = request;
    if (!lowest || !representation || !startDate || lowest.id === representation.id) return stay;
    const running = {
      loaded: bytesLoaded || 0,
      total: bytesTotal || 0,
      elapsedMs: Date.now() - startDate.getTime(),
      duration,
    };
    const lowerShare = lowest.bandwidth / representation.bandwidth;
    const isLate = isTooLate(running, buffered(context.getMediaType()), lowerShare);
    return isLate ? goTo(lowest, 'too late') : stay;
  };

  const choose = factoryOf('FoyerRendition', { getSwitchRequest });
  const leave = factoryOf('FoyerTrouble', { shouldAbandon });
  player.addABRCustomRule('qualitySwitchRules', 'FoyerRendition', choose);
  player.addABRCustomRule('abandonFragmentRules', 'FoyerTrouble', leave);
}
