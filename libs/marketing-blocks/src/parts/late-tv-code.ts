import type { TvCodePorts } from '@foyer/tv-code';
import { pageServices } from '../page-services.ts';

const served = async () => (await pageServices()).tvCode;

/** The effects of the form, each from the moment that the page serves it. */
export const lateTvCode: TvCodePorts = {
  readAddress: async (input, signal) => (await served()).readAddress(input, signal),
  findViewer: async (input, signal) => (await served()).findViewer(input, signal),
  signIn: async (input, signal) => (await served()).signIn(input, signal),
  authorize: async (input, signal) => (await served()).authorize(input, signal),
  sendOperatorCode: async (input, signal) => (await served()).sendOperatorCode(input, signal),
  holdPage: async (_input, signal) => {
    const { holdPage } = await pageServices();
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', holdPage());
    // It lasts until the flow aborts it.
    return new Promise(() => {});
  },
};
