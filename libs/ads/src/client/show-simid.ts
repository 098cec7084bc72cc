import type { AdNews, AdWish } from '@foyer/ad-slots';
import { watched } from '@foyer/core';
import { createActor } from 'xstate';
import type { AdEnd } from '../linear-ad/linear-ad.types.ts';
import type { InteractiveFile } from '../model/ad.types.ts';
import { initArgs, sizeArgs } from '../simid-ad/init-args.ts';
import { createSimidAdMachine } from '../simid-ad/simid-ad.machine.ts';
import type { SimidAdEvent, SimidAdInput, SimidAdOutput } from '../simid-ad/simid-ad.types.ts';
import { filmNews, relayWords } from '../simid-ad/simid-ad.words.ts';
import { createSimidSession } from '../simid-ad/simid-session.ts';
import { mediaState, tellMedia } from '../simid-ad/tell-media.ts';
import type { RelayCommand } from '../walled-frame/inside/simid-relay.ts';
import { openFrame } from '../walled-frame/open-frame.ts';
import type { FrameOptions } from './ad-client.types.ts';
import { adFacts } from './ad-facts.ts';
import { followSize } from './follow-size.ts';
import { playLinear } from './play-linear.ts';
import {
  type AdShow,
  givenUp,
  hasGesture,
  openAdvertiser,
  pingOf,
  trackerOf,
} from './show-parts.ts';

/** How long a creative that was told of its end may send its last pings, in milliseconds. SIMID 1.2 §6.9 */
const LAST_WORDS_MS = 1_000;

/** Number of a fatal error that the player has no other for. SIMID 1.2 §9 */
const UNSPECIFIED = 1_200;
/** The creative does what is not supported here: it leads away without a press. */
const NOT_SUPPORTED = 1_204;

const isFilmNews = (news: AdNews): news is Extract<AdNews & SimidAdEvent, AdNews> =>
  news.type in filmNews;

/** Takes a frame away when its creative has had time for its last pings; at once when the break is given up. */
function closeLater(close: () => void, signal: AbortSignal): void {
  const timer = setTimeout(close, LAST_WORDS_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    close();
  });
  if (signal.aborted) close();
}

/** Plays the film of one advertisement under its SIMID creative, to the end of both. SIMID 1.2 */
export async function showSimid(
  show: AdShow,
  file: InteractiveFile,
  frame: FrameOptions,
): Promise<AdEnd> {
  const { ad, position, client, stage } = show;
  const { signal, wrapper, sound, setFullscreen } = stage;
  const through = ad.linear?.click.through;
  const track = trackerOf(show, file.url);
  const ping = pingOf(show);
  const report = (urls: readonly string[]) => {
    for (const url of urls) if (/^https?:/iu.test(url)) ping(url);
  };
  const film = new AbortController();
  let video: HTMLVideoElement | undefined;
  let wish: ((wish: AdWish) => void) | undefined;

  const walled = openFrame<typeof relayWords, RelayCommand>({
    ...frame,
    task: { name: 'simid', url: file.url },
    words: relayWords,
    hear: ({ text }) => session.take(text),
  });
  const session = createSimidSession({
    send: (text) => walled.say({ name: 'send', text }),
    hear: (word) => {
      if (word.type === 'ask.navigation' && !hasGesture()) {
        session.reject(word.id, NOT_SUPPORTED);
        return;
      }
      send(word);
      // Its last pings come after its end. SIMID 1.2 §6.8, §6.9
      if (word.type === 'ask.tracking' && actor.getSnapshot().status === 'done') {
        report(word.urls);
        session.resolve(word.id);
      }
    },
    log: (line) => client.log?.(line),
  });
  const input: SimidAdInput = {
    variableDuration: file.variableDuration,
    ...(ad.linear?.skipAfter !== undefined && { skipAfter: ad.linear.skipAfter }),
    canSetSound: sound.set !== undefined,
    canSetFullscreen: setFullscreen !== undefined,
  };
  const commands = { pause: 'ad.pause', play: 'ad.resume', skip: 'ad.skip' } as const;
  const machine = createSimidAdMachine({
    order: (order, code = UNSPECIFIED) => {
      if (order === 'init') session.tell('Player:init', initArgs(ad, input, wrapper, sound.get()));
      else if (order === 'fatalError') session.tell('Player:fatalError', { errorCode: code });
      else session.tell(`Player:${order}`, order === 'adStopped' ? { code: 0 } : {});
    },
    answer: (id, refusal) =>
      refusal === undefined ? session.resolve(id) : session.reject(id, refusal),
    answerState: (id) => session.resolve(id, mediaState(video)),
    show: (isShown) => {
      // Under a hidden creative the film takes presses.
      walled.element.style.visibility = isShown ? 'visible' : 'hidden';
      walled.say({ name: isShown ? 'show' : 'hide' });
    },
    command: (command) => wish?.(commands[command]),
    setSound: (wanted) => sound.set?.(wanted),
    setFullscreen: (isOn) => setFullscreen?.(isOn),
    open: (url) => void openAdvertiser(client, url ?? through),
    trackClick: () => track({ type: 'clicked' }),
    report,
  });
  const actor = createActor(machine, { ...watched(), input });
  // What is said after its end concerns it no more.
  const send: typeof actor.send = (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const creative = new Promise<SimidAdOutput>((resolve) => {
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') resolve(snapshot.output);
    });
  });
  // Its frame takes no presses before the creative is shown.
  walled.element.style.visibility = 'hidden';
  actor.start();

  let held: AdNews | undefined;
  const tell = (news: AdNews) => {
    if (isFilmNews(news)) send(news);
    const isOver = actor.getSnapshot().status === 'done';
    // The advertisement goes on with its creative.
    if (news.type === 'ad.ended' && !isOver) held = news;
    else stage.tell(news);
  };
  const onWish: typeof stage.onWish = (hear) => {
    wish = hear;
    return stage.onWish(hear);
  };
  const played = playLinear({
    ...show,
    stage: { ...stage, signal: AbortSignal.any([signal, film.signal]), tell, onWish },
    onVideo: (element) => {
      video = element;
      return tellMedia(element, session);
    },
  });
  // Over the video, which is there by now.
  wrapper.append(walled.element);
  const endSize = followSize(wrapper, () => session.tell('Player:resize', sizeArgs(wrapper)));

  const end = async (): Promise<AdEnd> => {
    const first = await Promise.race([creative, played.then(() => undefined)]);
    const isFilmOver = first === undefined;
    // A film that is over waits for a creative that was granted more.
    const outcome = first ?? (signal.aborted ? undefined : await creative);
    if (!outcome) return givenUp;
    if ('error' in outcome) track({ type: 'failed', error: outcome.error, reason: outcome.reason });
    if (outcome.film === 'stays' || isFilmOver) {
      const ended = await played;
      if (held) stage.tell(held);
      return ended;
    }
    film.abort();
    await played;
    if ('error' in outcome) {
      const { error } = outcome;
      stage.tell({ type: 'ad.failed', name: error, ad: adFacts(ad, position, file.url) });
      return { end: 'failed', error };
    }
    stage.tell({ type: 'ad.ended' });
    return { end: 'completed' };
  };
  try {
    return await end();
  } finally {
    endSize();
    actor.stop();
    closeLater(walled.close, signal);
  }
}
