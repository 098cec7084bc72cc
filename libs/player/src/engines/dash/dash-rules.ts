import type { MediaPlayerClass, Representation } from 'dashjs';
import type { DriverContext } from '../../engine/engine-driver.ts';
import type { Trouble } from '../../engine/segment-trouble.ts';
import { chooseRendition, isTooLate, isWorthRenewing } from '../../engine/choose-rendition.ts';

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
    bytesLoaded: number;
    bytesTotal: number;
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
export type SegmentTroubles = Map<string, Trouble | 'moved'>;

/**
 * Lets dash.js choose renditions as all engines do: by what the network brings and what is loaded.
 */
export function addDashRules(
  player: MediaPlayerClass,
  troubles: SegmentTroubles,
  {
    network,
    firstEstimate,
    shown,
  }: Pick<DriverContext, 'network' | 'firstEstimate'> & {
    /** Bits per second of what is on the screen. */
    shown: () => number | undefined;
  },
): void {
  const besides = (type: 'audio' | 'video') =>
    type === 'video' ? (player.getCurrentRepresentationForType('audio')?.bandwidth ?? 0) : 0;
  const buffered = (type: 'audio' | 'video') => Number(player.getBufferLength(type)) || 0;

  let isRenewing = false;
  /** Lets the next change of rendition begin shortly behind the playhead, in place of behind all that is loaded. */
  const renew = (fastSwitchEnabled: boolean) => {
    if (fastSwitchEnabled === isRenewing) return;
    isRenewing = fastSwitchEnabled;
    player.updateSettings({ streaming: { buffer: { fastSwitchEnabled } } });
  };

  const getSwitchRequest = (context: RulesContext): Switch => {
    // Asked once more when dash.js is gone.
    if (!player.isReady()) return stay;
    const type = context.getMediaType();
    const bandwidth = network.estimate();
    const isFirst = bandwidth === undefined && buffered(type) === 0;
    if (isFirst) return goTo(risingOf(context)[0], 'the first picture is to come soon');
    const best = chooseRendition(risingOf(context), {
      bandwidth: bandwidth ?? firstEstimate,
      bufferedSeconds: buffered(type),
      besides: besides(type),
    });
    if (best && type === 'video') {
      const facts = {
        shown: shown(),
        next: best.bandwidth,
        bandwidth,
        bufferedSeconds: buffered(type),
      };
      renew(isWorthRenewing(facts));
    }
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
    if (!player.isReady()) return stay;
    const request = context.getCurrentRequest();
    const trouble = troubles.get(request.url);
    if (trouble === 'moved') return stay;
    if (trouble) return goTo(otherThan(context, trouble !== 'stalled'), trouble);
    const lowest = risingOf(context)[0];
    const { representation, bytesLoaded, bytesTotal } = request;
    if (!lowest || !representation || lowest.id === representation.id) return stay;
    const isLate = isTooLate(
      { loaded: bytesLoaded || 0, total: bytesTotal || 0 },
      { bandwidth: network.estimate(), bufferedSeconds: buffered(context.getMediaType()) },
      lowest.bandwidth / representation.bandwidth,
    );
    return isLate ? goTo(lowest, 'too late') : stay;
  };

  const choose = factoryOf('FoyerRendition', { getSwitchRequest });
  const leave = factoryOf('FoyerTrouble', { shouldAbandon });
  player.addABRCustomRule('qualitySwitchRules', 'FoyerRendition', choose);
  player.addABRCustomRule('abandonFragmentRules', 'FoyerTrouble', leave);
}
