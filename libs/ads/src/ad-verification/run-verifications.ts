import { fillMacros, type MacroValues } from '../ad-request/macros.ts';
import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import type { Ad, Verification } from '../model/ad.types.ts';
import { openFrame } from '../walled-frame/open-frame.ts';
import { chooseScript, reasons, type VerificationRules } from './choose-script.ts';
import { createOmidEvents, sessionFinish, sessionStart } from './omid-events.ts';
import { type VerificationCommand, verificationWords } from './verification.words.ts';

/** What measuring needs. */
export interface VerificationPorts extends Omit<VerificationRules, 'hasFrames'> {
  frame: { address: string; title: string } | undefined;
  /** Where the frames stand; they are not seen. */
  wrapper: HTMLElement;
  ping: (url: string) => void;
  macros: () => MacroValues;
  /** How the advertisement sounds, from 0 to 1. */
  volume: () => number;
}

/** Vendors at work. */
export interface RunningVerifications {
  hear: (mark: AdMark) => void;
  /** Ends the session, and takes the frames away. */
  end: () => void;
}

/** How long vendors may send their last calls, in milliseconds. */
const LAST_CALLS_MS = 1_000;

const unseen: Partial<CSSStyleDeclaration> = { width: '1px', height: '1px', visibility: 'hidden' };

/**
 * Lets vendors measure one advertisement: those whom the label allows run in walled documents with limited access; of
 * the others the ad server hears why not. The advertisement waits for none of them. VAST 4.3 §3.16
 */
export function runVerifications(ad: Ad, ports: VerificationPorts): RunningVerifications {
  const { frame, wrapper, ping, macros, volume } = ports;
  const session = crypto.randomUUID();
  const events = createOmidEvents(ad, volume);

  const refuse = ({ notExecuted }: Verification, reason: number) => {
    for (const url of notExecuted) ping(fillMacros(url, { ...macros(), REASON: String(reason) }));
  };
  const frames = ad.verifications.flatMap((verification) => {
    const script = chooseScript(verification, { ...ports, hasFrames: frame !== undefined });
    if (typeof script === 'number' || !frame) {
      refuse(verification, typeof script === 'number' ? script : reasons.unsupported);
      return [];
    }
    const { vendor = '', parameters = '' } = verification;
    const walled = openFrame<typeof verificationWords, VerificationCommand>({
      ...frame,
      task: { name: 'verification', url: script.url, vendor, parameters, session },
      words: verificationWords,
      hear: (word) => {
        if (word.type !== 'script.failed') return;
        refuse(verification, reasons.failed);
        walled.close();
      },
    });
    const { element } = walled;
    Object.assign(element.style, unseen);
    // Nothing to read, and nothing to stop at.
    element.setAttribute('aria-hidden', 'true');
    element.tabIndex = -1;
    wrapper.append(element);
    return [walled];
  });
  const say = (event: VerificationCommand) => {
    for (const walled of frames) walled.say(event);
  };

  say(sessionStart);
  return {
    hear: (mark) => {
      for (const event of events(mark)) say(event);
    },
    end: () => {
      say(sessionFinish);
      setTimeout(() => {
        for (const walled of frames) walled.close();
      }, LAST_CALLS_MS);
    },
  };
}
