import { watched } from '@foyer/core';
import { createActor } from 'xstate';
import type { AdEnd } from '../linear-ad/linear-ad.types.ts';
import type { InteractiveFile } from '../model/ad.types.ts';
import { createVpaidAdMachine } from '../vpaid-ad/vpaid-ad.machine.ts';
import { type UnitSize, type VpaidCommand, vpaidWords } from '../vpaid-ad/vpaid-ad.words.ts';
import { openFrame } from '../walled-frame/open-frame.ts';
import { accompany } from './accompany.ts';
import type { FrameOptions } from './ad-client.types.ts';
import { adFacts } from './ad-facts.ts';
import { type AdShow, givenUp, hasGesture, openAdvertiser, trackerOf } from './show-parts.ts';
import { followSize } from './follow-size.ts';

/** What a unit is to load where the line is not known, in kilobits a second. */
const USUAL_BITRATE = 1_500;

const unitSize = (wrapper: HTMLElement): UnitSize => {
  const { width, height } = wrapper.getBoundingClientRect();
  const viewMode = document.fullscreenElement ? 'fullscreen' : 'normal';
  return { width: Math.round(width), height: Math.round(height), viewMode };
};

/** Shows one advertisement that a VPAID unit draws, to its end. VPAID 2.0 */
export async function showVpaid(
  show: AdShow,
  { url }: InteractiveFile,
  frame: FrameOptions,
): Promise<AdEnd> {
  const { ad, position, client, stage } = show;
  const { signal, wrapper, sound, onWish } = stage;
  const through = ad.linear?.click.through;
  const walled = openFrame<typeof vpaidWords, VpaidCommand>({
    ...frame,
    task: { name: 'vpaid', url },
    words: vpaidWords,
    hear: (word) => {
      if (word.type === 'unit.logged') client.log?.(word.message);
      if (word.type === 'unit.clicked' && !hasGesture()) return;
      send(word);
      if (word.type === 'unit.ready') {
        isReady = true;
        follow();
      }
    },
    onGone: () => send({ type: 'unit.broken', step: 'call', message: 'The unit has left' }),
  });
  const track = trackerOf(show, url);
  const company = accompany(show);
  const machine = createVpaidAdMachine({
    command: (order) =>
      walled.say(
        order === 'init'
          ? {
              name: order,
              ...unitSize(wrapper),
              bitrate: client.bandwidth?.() ?? USUAL_BITRATE,
              parameters: ad.linear?.parameters ?? '',
            }
          : { name: order },
      ),
    track: (mark) => {
      track(mark);
      company.hear(mark);
    },
    tell: stage.tell,
    openAdvertiser: (own) => void openAdvertiser(client, own ?? through),
  });
  const facts = adFacts(ad, position, url);
  const actor = createActor(machine, {
    ...watched(),
    input: { facts, isClickable: through !== undefined, isMuted: sound.get().isMuted },
  });
  // What the unit says after its end concerns it no more.
  const send: typeof actor.send = (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  let isReady = false;
  let last: number | undefined;
  const follow = () => {
    const sounding = sound.get();
    const volume = sounding.isMuted ? 0 : sounding.volume;
    // The page tells of its sound with everything else.
    if (!isReady || volume === last) return;
    last = volume;
    walled.say({ name: 'volume', volume });
  };
  const isPaused = () => actor.getSnapshot().matches({ running: 'paused' });
  const press = () => {
    if (isPaused()) actor.send({ type: 'ad.resume' });
  };
  const ended = new Promise<AdEnd>((resolve) => {
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') resolve(snapshot.output);
      // A press on one that stands still goes on with it, as on a film; the unit would not hand it on.
      walled.element.style.pointerEvents = isPaused() ? 'none' : '';
    });
    signal.addEventListener('abort', () => resolve(givenUp), { once: true });
  });
  actor.start();
  wrapper.append(walled.element);
  wrapper.addEventListener('click', press);
  const ends = [
    followSize(wrapper, (isExpanded) => {
      if (isExpanded !== undefined) send({ type: 'media.sized', isExpanded });
      walled.say({ name: 'resize', ...unitSize(wrapper) });
    }),
    sound.subscribe(follow),
    onWish((wish) => send({ type: wish })),
    company.end,
    () => actor.stop(),
    () => wrapper.removeEventListener('click', press),
    walled.close,
  ];
  try {
    return await ended;
  } finally {
    for (const end of ends) end();
  }
}
