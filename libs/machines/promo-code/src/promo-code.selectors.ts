import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { promoCodeMachine } from './promo-code.machine.ts';
import { DAILY_TRIES, type PromoDisplay } from './promo-code.types.ts';

/** What the place of the form shows; the PIN and the card have dialogs over it. */
export type PromoCodeStep = 'form' | 'info' | 'success';

/** What the view shows. */
export interface PromoCodeViewState {
  step: PromoCodeStep;
  /** After a failed code; nothing before. */
  triesLeft: number | undefined;
  /** Until the service takes another code; nothing where it has not said so. */
  waitSeconds: number | undefined;
  /** Of a success. */
  display: PromoDisplay | undefined;
  /** Of a success, as 2026-11-26. */
  usedOn: string | undefined;
  isBusy: boolean;
  /** A reload would lose a code, a card or what came of it. Readings 19 */
  isUnderWay: boolean;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectPromoCodeView(
  snapshot: SnapshotFrom<typeof promoCodeMachine>,
): PromoCodeViewState {
  const { failures, waitSeconds, display, usedOn, message } = snapshot.context;
  return {
    step: stepOf(snapshot),
    triesLeft: failures ? Math.max(0, DAILY_TRIES - failures) : undefined,
    waitSeconds,
    display,
    usedOn,
    isBusy: snapshot.hasTag('busy'),
    isUnderWay: !snapshot.matches('form'),
    message,
  };
}

function stepOf(snapshot: SnapshotFrom<typeof promoCodeMachine>): PromoCodeStep {
  if (snapshot.matches('success')) return 'success';
  return snapshot.matches('info') || snapshot.matches('card') ? 'info' : 'form';
}
