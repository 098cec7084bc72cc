import type { AdBreak, AdFacts, BreakResult } from '@foyer/ad-slots';
import type { PauseOffer } from '@foyer/ad-slots/pause-banner';
import type { BreakTools, PlayBreak } from '../../controller/ad-breaks.ts';

/** One stand-in advertisement: its facts, and what is drawn. */
export interface FakeSpot extends Omit<AdFacts, 'position'> {
  /** Stands in place of the picture. */
  title: string;
  /** What it leaves for a pause. @default nothing */
  left?: { text: string; /** Address of a picture. */ picture: string };
}

/** What a spot leaves for a pause: its picture, and its words. */
function offerOf({ left, title, advertiser, token, clickUrl }: FakeSpot): PauseOffer | undefined {
  return (
    left && {
      title,
      text: left.text,
      ...(advertiser !== undefined && { advertiser }),
      ...(token !== undefined && { token }),
      ...(clickUrl !== undefined && { clickUrl }),
      width: 300,
      height: 250,
      mount: (element) => {
        const picture = document.createElement('img');
        picture.alt = '';
        picture.src = left.picture;
        Object.assign(picture.style, { inlineSize: '300px', maxInlineSize: '100%' });
        element.append(picture);
        return () => picture.remove();
      },
      open: () => {},
    }
  );
}

/** Advertisements without media, and the strings to pull. */
export interface FakeBreaks {
  playBreak: PlayBreak;
  /** What was asked for so far, oldest first. */
  asked: readonly AdBreak[];
  /** Lets the advertisement on the screen run; at its end the next one comes, or the content. */
  advance: (seconds: number) => void;
  /** Ends the break at once. */
  finish: (result: BreakResult) => void;
}

const usualSpots: readonly FakeSpot[] = [
  { title: 'Чай «Вагонный»', id: 'ad-1', duration: 10 },
  { title: 'Зонт «Ливень»', id: 'ad-2', duration: 8, skipAfter: 5 },
];

/** A plate over the picture, as large. */
function drawn(title: string): HTMLElement {
  const plate = document.createElement('div');
  plate.textContent = title;
  Object.assign(plate.style, {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    background: '#173a2f',
    color: '#fff',
    font: '600 2rem/1.2 system-ui',
  });
  return plate;
}

/** Plays breaks without network or media, for tests and stories; time moves only when told. */
export function fakeBreaks(spots: readonly FakeSpot[] = usualSpots): FakeBreaks {
  const asked: AdBreak[] = [];
  let current: { advance: (seconds: number) => void; finish: (result: BreakResult) => void };

  const playBreak: PlayBreak = (adBreak, tools) => {
    asked.push(adBreak);
    return new Promise((resolve) => {
      current = show(spots, tools, resolve);
    });
  };
  return {
    playBreak,
    asked,
    advance: (seconds) => current.advance(seconds),
    finish: (result) => current.finish(result),
  };
}

function show(
  spots: readonly FakeSpot[],
  { signal, wrapper, tell, onWish, offerPause }: BreakTools,
  resolve: (result: BreakResult) => void,
) {
  let index = -1;
  let time = 0;
  let plate: HTMLElement | undefined;
  const clear = () => {
    plate?.remove();
    stopHearing();
  };
  const finish = (result: BreakResult) => {
    clear();
    resolve(result);
  };
  const next = () => {
    plate?.remove();
    index += 1;
    time = 0;
    const spot = spots[index];
    if (!spot) return finish({ status: 'shown' });
    const { left: _, ...facts } = spot;
    plate = drawn(spot.title);
    wrapper.append(plate);
    const offer = offerOf(spot);
    if (offer) offerPause(offer);
    return tell({ type: 'ad.started', ad: { ...facts, position: index + 1 } });
  };
  const stopHearing = onWish((wish) => {
    if (wish === 'ad.skip') {
      tell({ type: 'ad.skipped' });
      next();
    } else if (wish === 'ad.click') {
      tell({ type: 'ad.clicked' });
      tell({ type: 'ad.paused' });
    } else tell({ type: wish === 'ad.pause' ? 'ad.paused' : 'ad.resumed' });
  });
  signal.addEventListener('abort', clear);
  tell({ type: 'ad.requested', ad: { position: 1 } });
  if (spots.length === 0) finish({ status: 'empty' });
  else {
    tell({ type: 'break.filled', count: spots.length });
    next();
  }
  return {
    finish,
    advance: (seconds: number) => {
      time += seconds;
      tell({ type: 'ad.progressed', time });
      if (time < (spots[index]?.duration ?? 0)) return;
      tell({ type: 'ad.ended' });
      next();
    },
  };
}
