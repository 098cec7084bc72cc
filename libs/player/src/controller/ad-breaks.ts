import type {
  AdBreak,
  AdBreakView,
  AdNews,
  AdWish,
  BreakResult,
  Readiness,
  SlotReport,
} from '@foyer/ad-slots';
import type { PauseOffer } from '@foyer/ad-slots/pause-banner';
import { hasSlots, isPrerollDue } from '@foyer/ad-slots/rules';
import type { PlayerAsset } from '@foyer/contract';
import type { EngineName } from '../engine/choose-engine.ts';
import type { AttachHls } from './attach-hls.ts';
import type { BesidePlace, BreakCaptions } from './break-stage.ts';
import type { PlayerActor } from './player-actor.types.ts';

/** What whoever plays a break works with. */
export interface BreakTools {
  /** Aborted when the break is given up or the player stops: take everything away then. */
  signal: AbortSignal;
  /** Over the picture, as large; what is drawn into it gets presses. */
  wrapper: HTMLElement;
  /** The lifecycle: its volume and sound hold for advertisements as well. */
  player: PlayerActor;
  /** Says what happens. */
  tell: (news: AdNews) => void;
  /** Hears what the viewer wants; to pass over the advertisement only once it may be. @returns Ends it. */
  onWish: (hear: (wish: AdWish) => void) => () => void;
  /** Plays HLS by the engine of the title; undefined where that is another kind, of which no second is loaded. */
  attachHls?: AttachHls | undefined;
  /** Settles once the skin has drawn the break: until then the picture is not as large as it will be. */
  drawn: () => Promise<unknown>;
  /** Where companions may stand beside the picture; the skin says it once it has drawn the break. */
  companionPlaces: () => Promise<readonly BesidePlace[]>;
  /** The viewer's captions. */
  captions: BreakCaptions;
  /** Takes what an advertisement leaves for the viewer's next pause. */
  offerPause: (offer: PauseOffer) => void;
}

/** What stands over a pause of the viewer. docs/decisions/0130 */
export interface PauseBanner extends Omit<PauseOffer, 'mount'> {
  /** Loads the creative into an element. @returns Takes it away. */
  mount: (element: HTMLElement) => () => void;
  /** The viewer wants it away. */
  close: () => void;
}

/** The break that has the screen, and the words that are spoken in it. */
export interface ShownBreak extends AdBreakView {
  /** A line each; only where the viewer has captions on. */
  captions?: readonly string[];
}

/** Plays one break: asks its address for advertisements, shows them, and resolves at their end. */
export type PlayBreak = (adBreak: AdBreak, tools: BreakTools) => Promise<BreakResult>;

/** Loads what plays breaks and finds out whether advertising is blocked. ENGINE-023, AD-009 */
export type PrepareAds = (signal: AbortSignal) => Promise<Readiness>;

/** Who plays the advertisements of a playback. */
export interface AdOptions {
  /** Without it no advertisement is shown, and nothing of advertising is loaded. */
  playBreak?: PlayBreak | undefined;
  /** @default nothing is to be loaded, and nothing is blocked */
  prepareAds?: PrepareAds | undefined;
  /** Where advertisements are drawn. @default the stage */
  adWrapper?: HTMLElement | undefined;
}

/** The advertising of a running player. */
export interface AdBreaks {
  /** The break that has the screen; the same object until it changes. */
  get: () => ShownBreak | undefined;
  /** What stands over a pause of the viewer; the same object while it does. */
  pause: () => PauseBanner | undefined;
  /** @returns Ends it. */
  subscribe: (tell: () => void) => () => void;
  /** Hears what advertising does, for reports. @returns Ends it. */
  listen: (hear: (report: SlotReport) => void) => () => void;
  /** Asks the advertisement on the screen for what the viewer wants. */
  ask: (wish: AdWish) => void;
  stop: () => void;
}

/** What {@link startAdBreaks} joins. */
export interface AdBreaksOptions extends AdOptions {
  asset: Pick<PlayerAsset, 'ad' | 'ad_is_test' | 'type'>;
  /** The engine that the page loads for the title. */
  engine?: EngineName | undefined;
  running: { player: PlayerActor; stage: HTMLElement };
}

/** Those who listen, told in turn. */
function createListeners<Word>() {
  const all = new Set<(word: Word) => void>();
  return {
    tell: (word: Word) => {
      for (const hear of all) hear(word);
    },
    listen: (hear: (word: Word) => void) => {
      all.add(hear);
      return () => void all.delete(hear);
    },
  };
}

/**
 * Starts the advertising of a player that has started; nothing where an asset has no slots or nobody plays them. What
 * decides about slots is loaded meanwhile, and content after a preroll waits for it.
 */
export function startAdBreaks(options: AdBreaksOptions): AdBreaks | undefined {
  const { asset, playBreak } = options;
  const { player } = options.running;
  const { currentTime, duration, isLive, isUnderWay } = player.getSnapshot().context;
  const input = {
    addresses: asset.ad,
    isLive,
    startTime: currentTime,
    duration,
    isTest: asset.ad_is_test,
    // What began before its player was let go only because its preroll holds nothing.
    isUnderWay,
  };
  if (!playBreak || !hasSlots(input)) return undefined;

  const listeners = createListeners<void>();
  const reporters = createListeners<SlotReport>();
  let view: ShownBreak | undefined;
  let banner: PauseBanner | undefined;
  const show = (next: ShownBreak | undefined) => {
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    listeners.tell();
  };
  let slots: { ask: (wish: AdWish) => void; stop: () => void } | undefined;
  let isStopped = false;
  const isHeld = !isUnderWay && isPrerollDue(input);
  if (isHeld) player.send({ type: 'ad.changed', status: true });

  const run = async () => {
    try {
      const { runAdSlots } = await import('./run-ad-slots.ts');
      if (!isStopped)
        slots = runAdSlots({
          ...options,
          playBreak,
          input,
          show,
          showPause: (next) => {
            banner = next;
            listeners.tell();
          },
          report: reporters.tell,
        });
    } catch {
      if (!isStopped && isHeld) player.send({ type: 'ad.changed', status: 'ended' });
    }
  };
  void run();

  return {
    get: () => view,
    pause: () => banner,
    subscribe: listeners.listen,
    listen: reporters.listen,
    ask: (wish) => slots?.ask(wish),
    stop: () => {
      isStopped = true;
      slots?.stop();
    },
  };
}
