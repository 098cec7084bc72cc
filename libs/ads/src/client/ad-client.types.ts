import type { AdNews, AdWish } from '@foyer/ad-slots';
import type { PauseOffer } from '@foyer/ad-slots/pause-banner';
import type { MacroValues } from '../ad-request/macros.ts';
import type { CaptionStage } from '../captions/show-captions.ts';
import type { CompanionPlace } from '../companion-slots/choose-companions.ts';
import type { EarlyAnswer } from '../early-answer/ask-early.ts';
import type { Sound } from '../linear-ad/ad-video.ts';

/** Where programs of advertisements run. docs/decisions/0125 */
export interface FrameOptions {
  /** Of the walled document, on the page's own host. */
  address: string;
  /** What readers of the screen call it. */
  title: string;
}

/** Gives a playlist to an element, and has it play. @returns Takes it away. */
export type AttachHls = (video: HTMLVideoElement, url: string) => () => void;

/** What the client needs of the page around it. */
export interface AdClientOptions {
  /** Whether an address may be asked at this moment, by what the viewer has agreed to. */
  mayAsk: (url: string) => boolean;
  /** Values of macros that only the page knows, such as those of consent. @default none */
  macros?: () => MacroValues;
  /** Whether the browser keeps advertising from the viewer; asked when an ad server or a file cannot be reached. @default looked for by a bait */
  isBlocked?: () => Promise<boolean>;
  /** Plays HLS by an engine that is loaded anyway. @returns Takes it away. @default by the browser, where it can */
  attachHls?: AttachHls | undefined;
  /** What the line carries, in kilobits a second. @default not known */
  bandwidth?: () => number | undefined;
  /**
   * Gives what was asked for before there was a client (`@foyer/ads/early`), by the address of the break; asked once for
   * each break. What it gives is not asked for again. @default nothing was
   */
  takeEarly?: (address: string) => Promise<EarlyAnswer | undefined>;
  /** Opens the advertiser's page. @default in another window, which does not know this one */
  open?: (url: string) => void;
  /** Where programs run: VPAID, SIMID, verification, and markup of icons. @default nowhere; films alone play */
  frame?: FrameOptions | undefined;
  /** Vendors whose scripts may measure, as `Verification` names them. @default none */
  verificationVendors?: readonly string[];
  /** Hears what programs write for those who look for faults. @default dropped */
  log?: (line: string) => void;
}

/** A client at work. */
export interface AdClientRun extends AdClientOptions {
  /** Plays every advertisement, one after another. */
  video: HTMLVideoElement;
}

/** What one break works with. */
export interface BreakStage {
  /** Aborted when the break is given up: everything is taken away then. */
  signal: AbortSignal;
  /** Over the picture, as large. */
  wrapper: HTMLElement;
  /**
   * Settles when what the page draws around an advertisement has taken its place: its file is chosen by the size that is
   * left. @default nothing is waited for
   */
  drawn?: () => Promise<unknown>;
  /** The content's sound, and how to hear of it. */
  sound: {
    get: () => Sound;
    subscribe: (hear: () => void) => () => void;
    /** Lets a program change it. @default it may not */
    set?: (sound: Sound) => void;
  };
  /** Lets a program fill the screen, or leave it. @default it may not */
  setFullscreen?: (isOn: boolean) => void;
  /** Where the content stands and how long it is, in seconds. */
  content: () => { time: number; duration: number };
  /** Plays HLS by the engine of the content, in place of the client's own. @default as the client does */
  attachHls?: AttachHls | undefined;
  /** Where companions may stand beside the picture; asked for each advertisement that has any. @default nowhere */
  companionPlaces?: () => Promise<readonly (CompanionPlace & { element: HTMLElement })[]>;
  /** The viewer's captions. @default those of advertisements are not shown */
  captions?: CaptionStage;
  /** Takes what an advertisement leaves for the viewer's next pause. @default nothing is left */
  offerPause?: ((offer: PauseOffer) => void) | undefined;
  /** Says what happens. */
  tell: (news: AdNews) => void;
  /** Hears what the viewer wants. @returns Ends it. */
  onWish: (hear: (wish: AdWish) => void) => () => void;
}
