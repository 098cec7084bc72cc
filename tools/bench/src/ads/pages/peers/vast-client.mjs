import { VASTClient } from '@dailymotion/vast-client';
import { plainVideo } from '../plain-video.ts';

// The library alone, used as its documentation says; no pings.
const press = async (address) => {
  const { ads } = await new VASTClient().get(address);
  plainVideo(ads[0].creatives[0].mediaFiles[0].fileURL);
};

window.adBench = { press };
