import type { VpaidCommand, VpaidWord } from '../../vpaid-ad/vpaid-ad.words.ts';
import { fill, loadScript } from './elements.ts';
import { findUnit, type VpaidUnit } from './vpaid-unit.ts';

const VERSION = '2.0';
/** How often the unit is asked how far it is, in milliseconds. */
const ASK_MS = 250;
const MOST_SIGNS = 2_000;

type Step = Extract<VpaidWord, { type: 'unit.broken' }>['step'];

/** A unit's answer as a number of seconds, or of loudness; undefined for what is none, and for the -1 and -2 of the unknown. */
function numberOf(ask: (() => unknown) | undefined, unit: VpaidUnit): number | undefined {
  const value = Number(ask?.call(unit));
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

const textOf = (value: unknown): string => String(value ?? '').slice(0, MOST_SIGNS);

/** Events without values, as the words they become. VPAID 2.0 §3.3 */
const plain: Readonly<Record<string, VpaidWord>> = {
  AdLoaded: { type: 'unit.ready' },
  AdStarted: { type: 'unit.started' },
  AdImpression: { type: 'unit.reached', event: 'impression' },
  AdVideoStart: { type: 'unit.reached', event: 'start' },
  AdVideoFirstQuartile: { type: 'unit.reached', event: 'firstQuartile' },
  AdVideoMidpoint: { type: 'unit.reached', event: 'midpoint' },
  AdVideoThirdQuartile: { type: 'unit.reached', event: 'thirdQuartile' },
  AdVideoComplete: { type: 'unit.reached', event: 'complete' },
  AdPaused: { type: 'unit.paused' },
  AdPlaying: { type: 'unit.resumed' },
  AdSkipped: { type: 'unit.skipped' },
  AdStopped: { type: 'unit.stopped' },
  AdUserAcceptInvitation: { type: 'unit.acted', event: 'acceptInvitation' },
  AdUserMinimize: { type: 'unit.acted', event: 'minimize' },
  AdUserClose: { type: 'unit.acted', event: 'close' },
};

/** Runs a VPAID unit for the page: calls it by the page's commands, and says what it does. VPAID 2.0 */
export function hostUnit(url: string, port: MessagePort): void {
  const say = (word: VpaidWord) => port.postMessage(word);
  /** A unit may throw wherever it is called. */
  const attempt = (step: Step, act: () => void) => {
    try {
      act();
    } catch (error) {
      say({ type: 'unit.broken', step, message: textOf(error) });
    }
  };

  const run = (unit: VpaidUnit) => {
    const slot = fill('div');
    const videoSlot = document.createElement('video');
    videoSlot.playsInline = true;
    Object.assign(videoSlot.style, { width: '100%', height: '100%' });
    slot.append(videoSlot);
    let runningMs = 0;
    /** How long it has been over by what it says. */
    let overtimeMs = 0;
    let isRunning = false;

    const isSkippable = () => unit.getAdSkippableState?.() === true;
    const sayProgress = () => {
      const duration = numberOf(unit.getAdDuration, unit) ?? 0;
      const rest = numberOf(unit.getAdRemainingTime, unit);
      const isKnown = duration > 0 && rest !== undefined;
      // A unit that is over and does not stop would stand at its end for ever.
      if (isKnown && rest === 0 && isRunning) overtimeMs += ASK_MS;
      const time = isKnown ? Math.max(0, duration - rest) + overtimeMs / 1_000 : runningMs / 1_000;
      say({ type: 'unit.moved', time, duration });
    };
    const events: Readonly<Record<string, (...values: unknown[]) => void>> = {
      AdClickThru: (through, _id, playerHandles) =>
        say({
          type: 'unit.clicked',
          ...(textOf(through) !== '' && { url: textOf(through) }),
          // Older units say it as a word.
          playerHandles: playerHandles === true || playerHandles === 'true',
        }),
      AdSkippableStateChange: () => say({ type: 'unit.skippable', isSkippable: isSkippable() }),
      AdVolumeChange: () => {
        const volume = numberOf(unit.getAdVolume, unit);
        if (volume !== undefined) say({ type: 'unit.muted', isMuted: volume === 0 });
      },
      AdError: (message) => say({ type: 'unit.failed', message: textOf(message) }),
      AdLog: (message) => say({ type: 'unit.logged', message: textOf(message) }),
    };
    const commands: Readonly<Record<VpaidCommand['name'], (command: VpaidCommand) => void>> = {
      init: (command) => {
        if (command.name !== 'init') return;
        const { width, height, viewMode, bitrate, parameters } = command;
        unit.initAd(
          width,
          height,
          viewMode,
          bitrate,
          { AdParameters: parameters },
          { slot, videoSlot, videoSlotCanAutoPlay: true },
        );
      },
      start: () => unit.startAd(),
      stop: () => unit.stopAd(),
      // A unit that cannot be skipped now would not answer.
      skip: () => (isSkippable() && unit.skipAd ? unit.skipAd() : unit.stopAd()),
      pause: () => unit.pauseAd(),
      resume: () => unit.resumeAd(),
      resize: (command) => {
        if (command.name === 'resize')
          unit.resizeAd(command.width, command.height, command.viewMode);
      },
      volume: (command) => {
        if (command.name === 'volume') unit.setAdVolume?.(command.volume);
      },
    };

    for (const [event, word] of Object.entries(plain)) unit.subscribe(() => say(word), event);
    for (const [event, hear] of Object.entries(events))
      unit.subscribe((...values) => attempt('event', () => hear(...values)), event);
    unit.subscribe(() => {
      isRunning = true;
    }, 'AdPlaying');
    unit.subscribe(() => {
      isRunning = false;
    }, 'AdPaused');
    unit.subscribe(() => {
      isRunning = true;
      // Units that may be skipped from the start say no change.
      attempt('event', () => {
        if (isSkippable()) say({ type: 'unit.skippable', isSkippable: true });
      });
      setInterval(() => {
        if (isRunning) runningMs += ASK_MS;
        attempt('event', sayProgress);
      }, ASK_MS);
    }, 'AdStarted');
    port.addEventListener('message', ({ data }: MessageEvent<VpaidCommand>) =>
      attempt(data.name === 'init' || data.name === 'start' ? data.name : 'call', () =>
        commands[data.name](data),
      ),
    );
  };

  loadScript(url).then(
    () =>
      attempt('interface', () => {
        const unit = findUnit();
        if (!unit) {
          say({ type: 'unit.broken', step: 'interface', message: 'No getVPAIDAd' });
          return;
        }
        attempt('handshake', () => {
          const version = textOf(unit.handshakeVersion(VERSION));
          run(unit);
          say({ type: 'unit.loaded', version });
        });
      }),
    () => say({ type: 'unit.broken', step: 'load', message: url.slice(0, MOST_SIGNS) }),
  );
}
