import type { PromoCodePorts } from '@foyer/promo-code';
import { pageServices } from '../page-services.ts';

const served = async (): Promise<PromoCodePorts> => (await pageServices()).promoCode;

/** The effects of the form, each from the moment that the page serves it. */
export const latePromoCode: PromoCodePorts = {
  findStanding: async (input, signal) => (await served()).findStanding(input, signal),
  askPin: async (input, signal) => (await served()).askPin(input, signal),
  sendCode: async (input, signal) => (await served()).sendCode(input, signal),
  linkCard: async (input, signal) => (await served()).linkCard(input, signal),
  noteFailure: () => void served().then((ports) => ports.noteFailure()),
  signIn: (input) => void served().then((ports) => ports.signIn(input)),
};

/** Keeps the page from being loaded again, from the moment that it can be. @returns Lets it. */
export function holdPageLate(): () => void {
  let isOver = false;
  let release: (() => void) | undefined;
  void pageServices().then(({ holdPage }) => {
    if (!isOver) release = holdPage();
  });
  return () => {
    isOver = true;
    release?.();
  };
}
