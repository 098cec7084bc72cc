import type { MediaCommand, PlayerEvent } from '@foyer/player-machine';
import { fromCallback } from 'xstate';
import { reportElement } from './element-reports.ts';
import { Media } from './media.ts';
import type { MediaActorOptions } from './media-options.ts';
import { createLiveTimes, titleTimes } from './media-times.ts';

export type { MediaActorOptions } from './media-options.ts';

/**
 * The actor that owns an engine and a video element: obeys the player's commands and reports what happens.
 * When it stops, the engine is gone and the element is silent and free.
 */
export const createMediaActor = (options: MediaActorOptions) =>
  fromCallback<MediaCommand>(({ receive, sendBack }) => {
    const report = (event: PlayerEvent) => sendBack(event);
    const { video, stage, live } = options;
    const times = live ? createLiveTimes(live.now, live.edgeDelay) : titleTimes;
    const media = new Media(options, times, report);
    const stopReports = reportElement(video, stage, report, times);
    receive((command) => media.obey(command));
    return () => {
      stopReports();
      media.stop();
    };
  });
