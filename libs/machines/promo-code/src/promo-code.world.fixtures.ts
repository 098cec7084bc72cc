import type { Secret } from '@foyer/core';
import { promoAnswers, promoErrors } from './promo-code.fixtures.ts';
import { DAILY_TRIES, type PromoCodePorts } from './promo-code.types.ts';

/** What viewers of a story type: right ones, one that waits for a card, wrong ones and nothing. */
export const promoCodes = ['KINO30', ' kino30', 'SPORTCARD', 'sportcard', 'NOTHING', 'WRONG', ' '];

const right = new Set(['KINO30', 'SPORTCARD']);
const waitsForCard = 'SPORTCARD';

/** How a call is answered; with `lost` what it asked for is done, and the answer does not arrive. */
export type Reply = 'yes' | 'no' | 'lost' | 'failed';

const unanswered = () => Object.assign(new Error('no answer'), { name: 'NetworkError' });
const outage = () => Object.assign(new Error('outage'), { status: 500, code: 1 });

/** A service for one viewer that answers when the test says so, and notes what it should not have been asked. */
export class WatchedService {
  readonly wrongs: string[] = [];
  /** Codes that were sent, in their order. */
  readonly sent: string[] = [];
  readonly used = new Set<string>();
  isSignedIn = true;
  cards = 0;
  /** Failed codes that the browser has counted. */
  failures: number;
  /** Failed codes that the viewer was told of. */
  #told: number;
  readonly #waiting: ((how: Reply) => void)[] = [];
  /** What the PIN or a new card lets be sent: once, and after a card the code that has waited for it. */
  #permit: 'any' | string | undefined;
  #underWay: AbortSignal | undefined;

  /** @param failures - Codes that failed in this browser before. */
  constructor(failures: number) {
    this.failures = failures;
    this.#told = failures;
  }

  /** Answers the oldest call that waits. */
  reply(how: Reply): void {
    this.#waiting.shift()?.(how);
  }

  readonly ports: PromoCodePorts = {
    findStanding: () =>
      this.#wait(() => ({ failures: this.failures, isSignedIn: this.isSignedIn })),
    askPin: (_input, signal) =>
      this.#wait((how) => {
        // The dialog of a form that has begun again is gone.
        if (signal.aborted || how !== 'yes') return false;
        this.#permit = 'any';
        return true;
      }),
    sendCode: ({ code }, signal) => this.#send(code, signal),
    linkCard: (_input, signal) =>
      this.#wait((how) => {
        if (signal.aborted || how !== 'yes') return false;
        this.cards += 1;
        this.#permit = waitsForCard;
        return true;
      }),
    noteFailure: () => {
      this.failures += 1;
    },
    signIn: () => {
      if (this.isSignedIn) this.wrongs.push('a viewer is asked to sign in');
    },
  };

  #send(box: Secret, signal: AbortSignal) {
    const code = box.reveal();
    const permit = this.#permit;
    this.#permit = undefined;
    if (permit !== 'any' && permit !== code) this.wrongs.push('a code without its PIN or card');
    if (this.#underWay && !this.#underWay.aborted) this.wrongs.push('two codes at once');
    if (this.#told >= DAILY_TRIES) this.wrongs.push('a code past the limit');
    if (code !== code.trim().toUpperCase() || code === '')
      this.wrongs.push('a code as it was typed');
    this.sent.push(code);
    this.#underWay = signal;
    const answer = this.#wait((how) => {
      if (!right.has(code) || this.used.has(code)) {
        if (how !== 'lost' && !signal.aborted) this.#told += 1;
        throw how === 'lost' ? unanswered() : promoErrors[right.has(code) ? 'used' : 'unknown'];
      }
      if (code === waitsForCard && this.cards === 0) throw promoErrors.needsCard;
      this.used.add(code);
      return promoAnswers.service;
    });
    return answer.finally(() => (this.#underWay = undefined));
  }

  /** A call that is done when it is replied to. */
  #wait<T>(done: (how: Reply) => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push((how) => {
        try {
          if (how === 'failed') throw outage();
          const result = done(how);
          if (how === 'lost') throw unanswered();
          resolve(result);
        } catch (error) {
          reject(error);
        }
      });
    });
  }
}
