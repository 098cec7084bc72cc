import { fetchXml } from '../ad-request/fetch-xml.ts';
import { createAdClient } from '../client/ad-client.ts';
import { playSample } from './play-sample.ts';
import { requestSample } from './request-sample.ts';
import { breaksOf, type SampleBreak } from './sample-run.ts';

/** As long as the player waits. */
const BUDGET_MS = 4000;
/** The fastest that browsers play; forty files are no evening. */
const SPEED = 16;

const sent: Promise<unknown>[] = [];
const send = window.fetch;
// Every ping is a call, also those that are sent while an advertisement plays: none may be on its way when they are counted.
window.fetch = (...call) => {
  const answer = send(...call);
  sent.push(answer);
  return answer;
};
const arrived = () => Promise.allSettled(sent.splice(0));

document.addEventListener(
  'play',
  ({ target }) => {
    if (target instanceof HTMLVideoElement) target.playbackRate = SPEED;
  },
  true,
);

const ports = {
  fetchXml,
  mayAsk: () => true,
  ping: (url: string) => void fetch(url, { mode: 'no-cors', keepalive: true }),
};
const request = requestSample(ports, BUDGET_MS);
const client = createAdClient({ mayAsk: () => true });

/** What is read of a sample; nothing is played. */
const readSample: typeof request = async (address, at) => {
  const read = await request(address, at);
  await arrived();
  return read;
};

/** Asks for it once more, and plays what the answer holds. */
const showSample = async (address: string, at: SampleBreak) => {
  const played = await playSample(client, address, at);
  await arrived();
  return played;
};

// What the command `conformance:ads` calls in the page.
Object.assign(window, { breaksOf, readSample, showSample });
