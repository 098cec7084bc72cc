import { readWish } from '@foyer/player-machine/start';
import type { checkAutoplay } from '../controller/autoplay-check.ts';
import { isSameLanguage } from '../engine/languages.ts';
import { hearToggle } from './early-keys.ts';
import { type PreparedStart, playStart, type RunningStart } from './play-start.ts';

/** What a viewer hears and sees a title with, as the lifecycle will say as well. */
export interface EarlyChoices {
  /** Where to begin, in seconds. */
  startTime: number;
  /** A language, and what else tells sounds of it apart, as `wishOf` says it; null for the title's own. */
  audio: string | null;
  volume: number;
  isMuted: boolean;
  speed: number;
}

/** What an early start is made of. */
export interface EarlyStartOptions {
  video: HTMLVideoElement;
  start: Promise<PreparedStart | undefined>;
  choices: EarlyChoices;
  /** Whether something may come first: the first picture is shown, and the lifecycle decides. PLAYER-010 */
  isHeld: boolean;
  checkAutoplay: typeof checkAutoplay;
  /** @default in the element */
  play?: typeof playStart;
}

/** Media that play in an element of the page before there is a player for it. */
export interface EarlyStart {
  /** Whether playback may go on by itself: what the browser says, asked once for the page, and then the viewer. PLAYER-009 */
  autoplay: () => Promise<{ isAllowed: boolean }>;
  /** Whether it waits for what may come first. */
  isHeld: () => boolean;
  /** Nothing comes first: plays, if no player has it yet. */
  letGo: () => void;
  /** Settles with the first picture, or when it is not worth waiting for. */
  shown: Promise<void>;
  /** Gives what runs to the engine of an element, once; from then on nothing starts by itself. */
  take: (video: HTMLVideoElement) => Promise<RunningStart | undefined>;
  /** Obeys no keys any more: the player does. */
  leaveKeys: () => void;
}

/** Longest wait for the first picture, in ms. What else the page needs waits for it. */
const LONGEST_WAIT_MS = 2_500;

/** Whether a wish is for no more than the sound in a language, which is what starts have. */
function isPlainSound(language: string | undefined, wish: string): boolean {
  const { role, title, language: wanted } = readWish(wish);
  return !role && !title && isSameLanguage(language, wanted);
}

/** Whether a start is what this viewer wants to hear, from where they want to go on. */
export function fits(
  { plan }: PreparedStart,
  { startTime, audio }: Pick<EarlyChoices, 'startTime' | 'audio'>,
): boolean {
  const sound = plan.streams.find(({ kind }) => kind === 'audio');
  const isWanted = !audio || !sound || isPlainSound(sound.language, audio);
  return isWanted && plan.startTime === startTime;
}

/** Settles when an element has shown a picture, or nothing goes on that could bring one. */
function firstPicture(video: HTMLVideoElement, running: Promise<RunningStart | undefined>) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS);
    const tell = () => {
      clearTimeout(timer);
      resolve();
    };
    const hasFrames = 'requestVideoFrameCallback' in video;
    if (hasFrames) video.requestVideoFrameCallback(tell);
    void running.then(async (start) => {
      await start?.shown;
      // Under its poster a still element shows no frame.
      if (!start || !hasFrames || video.paused) tell();
    });
  });
}

/**
 * Plays a start in an element that the server has drawn, under the same rules as the lifecycle: with sound if the
 * browser allows that, else not at all. The player that is then put around the element goes on with it.
 */
export function startEarly({
  video,
  start,
  choices,
  isHeld,
  checkAutoplay,
  play = playStart,
}: EarlyStartOptions): EarlyStart {
  video.volume = choices.volume;
  video.muted = choices.isMuted;
  video.defaultPlaybackRate = choices.speed;
  video.playbackRate = choices.speed;
  let isTaken = false;
  let isPaused = false;
  const autoplay = checkAutoplay(undefined, new AbortController().signal);
  const running = start.then((prepared) =>
    prepared && !isTaken && fits(prepared, choices) ? play(video, prepared) : undefined,
  );
  const begin = async () => {
    const [opening, { isAllowed }] = await Promise.all([running, autoplay]);
    if (!opening || !isAllowed || isHeld || !(await opening.opened) || isTaken || isPaused) return;
    // A refusal is heard by the lifecycle when it asks for the same.
    await video.play().catch(() => {});
  };
  void begin();
  const leaveKeys = hearToggle(video, () => {
    if (video.readyState < video.HAVE_CURRENT_DATA || isHeld) return;
    isPaused = !video.paused;
    if (isPaused) video.pause();
    else void video.play().catch(() => {});
  });
  return {
    autoplay: async () => {
      const { isAllowed } = await autoplay;
      return { isAllowed: !isPaused && (isAllowed || !video.paused) };
    },
    leaveKeys,
    isHeld: () => isHeld,
    letGo: () => {
      isHeld = false;
      void begin();
    },
    shown: firstPicture(video, running),
    take: async (other) => {
      const isOwn = other === video && !isTaken;
      isTaken = true;
      return isOwn ? running : undefined;
    },
  };
}
