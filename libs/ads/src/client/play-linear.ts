import type { AdNews } from '@foyer/ad-slots';
import { watched } from '@foyer/core';
import { createActor } from 'xstate';
import { createAdTracker } from '../ad-tracker/ad-tracker.ts';
import { sendPing } from '../ad-tracker/send-ping.ts';
import { isBlocked } from '../block-check/is-blocked.ts';
import { playInVideo } from '../linear-ad/ad-video.ts';
import { chooseFile, isHls } from '../linear-ad/choose-file.ts';
import { createLinearAdMachine } from '../linear-ad/linear-ad.machine.ts';
import type { AdEnd, AdMark } from '../linear-ad/linear-ad.types.ts';
import type { Ad, MediaFile } from '../model/ad.types.ts';
import { adFacts } from './ad-facts.ts';
import type { AdClientRun, AttachHls, BreakStage } from './ad-client.types.ts';
import { accompany } from './accompany.ts';
import type { FilmShow } from './show-parts.ts';

const HLS = 'application/vnd.apple.mpegurl';

/** The file for the picture as it is now. */
function fileOf(ad: Ad, { wrapper, attachHls }: BreakStage, client: AdClientRun) {
  const { width, height } = wrapper.getBoundingClientRect();
  const density = window.devicePixelRatio;
  return chooseFile(ad.linear?.files ?? [], {
    width: width * density,
    height: height * density,
    bandwidth: client.bandwidth?.(),
    canPlay: (type) => client.video.canPlayType(type) !== '',
    canPlayHls:
      (attachHls ?? client.attachHls) !== undefined || client.video.canPlayType(HLS) !== '',
  });
}

/** Why there is no file: none was named, or none that this browser plays. */
const lackOf = (ad: Ad) =>
  (ad.linear?.files.length ?? 0) > 0 ? 'MEDIA_TYPE_NOT_SUPPORTED' : 'MEDIA_FILE_MISSING';

function attacherOf(file: MediaFile, attachHls: AttachHls | undefined) {
  return (video: HTMLVideoElement) => {
    if (attachHls && isHls(file) && video.canPlayType(HLS) === '')
      return attachHls(video, file.url);
    video.src = file.url;
    return () => {};
  };
}

/** Opened without a way back to this window. */
const openWindow = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer');

/** Shows one advertisement that is a film, to its end. */
export async function playLinear({
  ad,
  position,
  stage,
  client,
  macros,
  beside,
  onVideo,
}: FilmShow): Promise<AdEnd> {
  const { signal, wrapper, sound, onWish } = stage;
  const { video } = client;
  const file = fileOf(ad, stage, client);
  const values = () => ({ ...macros(), ASSETURI: file?.url });
  const track = createAdTracker(ad, {
    ping: (url) => {
      if (client.mayAsk(url)) sendPing(url);
    },
    macros: values,
  });
  const facts = adFacts(ad, position, file?.url);
  if (!file) {
    const error = lackOf(ad);
    track({ type: 'failed', error });
    stage.tell({ type: 'ad.failed', name: error, ad: facts });
    return { end: 'failed', error };
  }
  const company = accompany({ ad, position, stage, client, macros, ...(beside && { beside }) });
  const through = ad.linear?.click.through;
  const machine = createLinearAdMachine({
    command: (command) => {
      if (command === 'pause') video.pause();
      else void video.play().catch(() => {});
    },
    track: (mark: AdMark) => {
      track(mark);
      company.hear(mark);
    },
    tell: (news: AdNews) => stage.tell(news),
    openAdvertiser: () => {
      if (through !== undefined) (client.open ?? openWindow)(through);
    },
  });
  const actor = createActor(machine, {
    ...watched(),
    input: { facts, isClickable: through !== undefined },
  });
  // What the media say after its end concerns it no more.
  const send: typeof actor.send = (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const follow = () => {
    const { volume, isMuted } = sound.get();
    if (video.muted !== isMuted && video.currentTime > 0) send({ type: 'media.muted', isMuted });
    video.volume = volume;
    video.muted = isMuted;
  };
  follow();
  wrapper.append(video);
  const ended = new Promise<AdEnd>((resolve) => {
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') resolve(snapshot.output);
    });
    signal.addEventListener('abort', () => resolve({ end: 'failed', error: 'UNDEFINED_ERROR' }));
  });
  actor.start();
  const press = () =>
    send({
      type: actor.getSnapshot().matches({ playing: 'paused' }) ? 'ad.resume' : 'ad.click',
    });
  video.addEventListener('click', press);
  const ends = [
    playInVideo(video, {
      attach: attacherOf(file, stage.attachHls ?? client.attachHls),
      isBlocked: client.isBlocked ?? isBlocked,
      say: (event) => send(event),
    }),
    sound.subscribe(follow),
    onWish((wish) => send({ type: wish })),
    ...(onVideo ? [onVideo(video)] : []),
    company.end,
    () => actor.stop(),
    () => video.removeEventListener('click', press),
    () => video.remove(),
  ];
  try {
    return await ended;
  } finally {
    for (const end of ends) end();
  }
}
