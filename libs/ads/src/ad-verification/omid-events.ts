import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import type { Ad } from '../model/ad.types.ts';
import type { VerificationCommand } from './verification.words.ts';

/** How the advertisement sounds at this moment, from 0 to 1. */
type Volume = () => number;

const quarters = [
  { event: 'firstQuartile', share: 0.25 },
  { event: 'midpoint', share: 0.5 },
  { event: 'thirdQuartile', share: 0.75 },
] as const;

/** What a session begins with; the document adds what is the vendor's. Open Measurement, `sessionStart` */
export const sessionStart: VerificationCommand = {
  type: 'sessionStart',
  data: {
    context: {
      apiVersion: '1.0',
      environment: 'web',
      accessMode: 'limited',
      adSessionType: 'html',
      omidJsInfo: { omidImplementer: 'foyer', serviceVersion: '1.0.0' },
      supports: [],
    },
  },
};

/** What a session ends with. */
export const sessionFinish: VerificationCommand = { type: 'sessionFinish', data: {} };

/**
 * Puts the marks of one advertisement into the words of Open Measurement: `loaded`, `impression`, `start`, the quarters,
 * `complete`, `skipped`, `pause`, `resume`, `volumeChange`, `playerStateChange`, `adUserInteraction` and
 * `sessionError`; each that comes once only once. Geometry and buffering are not among them.
 */
export function createOmidEvents(
  { linear }: Ad,
  volume: Volume,
): (mark: AdMark) => VerificationCommand[] {
  const said = new Set<string>();
  const once = (type: string, data: VerificationCommand['data'] = {}): VerificationCommand[] => {
    if (said.has(type)) return [];
    said.add(type);
    return [{ type, data }];
  };
  const { skipAfter } = linear ?? {};
  const loaded = {
    skippable: skipAfter !== undefined,
    ...(skipAfter !== undefined && { skipOffset: skipAfter }),
    autoPlay: true,
    position: 'standalone',
  };
  const start = () =>
    once('start', {
      duration: linear?.duration ?? 0,
      mediaPlayerVolume: volume(),
      deviceVolume: 1,
    });
  const impression = () => [
    ...once('loaded', loaded),
    ...once('impression', {
      mediaType: 'video',
      creativeType: 'video',
      impressionType: 'beginToRender',
    }),
  ];

  return (mark) => {
    switch (mark.type) {
      case 'framed':
        return [...impression(), ...start()];
      case 'moved':
        return quarters
          .filter(({ share }) => mark.duration > 0 && mark.time >= mark.duration * share)
          .flatMap(({ event }) => once(event));
      case 'ended':
        return [...quarters.flatMap(({ event }) => once(event)), ...once('complete')];
      case 'reached':
        if (mark.event === 'impression') return impression();
        return mark.event === 'start' ? start() : once(mark.event);
      case 'skip':
        return once('skipped');
      case 'pause':
      case 'resume':
        return [{ type: mark.type, data: {} }];
      case 'mute':
      case 'unmute':
        return [
          {
            type: 'volumeChange',
            data: { mediaPlayerVolume: mark.type === 'mute' ? 0 : volume(), deviceVolume: 1 },
          },
        ];
      case 'playerExpand':
      case 'playerCollapse':
        return [
          {
            type: 'playerStateChange',
            data: { state: mark.type === 'playerExpand' ? 'fullscreen' : 'normal' },
          },
        ];
      case 'clicked':
        return [{ type: 'adUserInteraction', data: { interactionType: 'click' } }];
      case 'acted':
        return [{ type: 'adUserInteraction', data: { interactionType: 'invitationAccept' } }];
      case 'failed':
        return once('sessionError', { errorType: 'video', message: mark.error });
      default:
        return [];
    }
  };
}
