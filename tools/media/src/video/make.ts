import { encodeAdForms } from './steps/ad-forms.step.ts';
import { encodeAdvertisements } from './steps/advertisements.step.ts';
import { writeMediaData } from './steps/data.step.ts';
import { drawAdvertisements, drawFilm, drawTrailer } from './steps/draw.step.ts';
import { packageFilm, packageProtected, packageTrailer } from './steps/film.step.ts';
import { drawShowcase, encodeShowcase } from './steps/showcase.step.ts';
import { packageSong, writeSongWords } from './steps/song.step.ts';
import { recordAdvertisements, recordFilm, recordTrailer } from './steps/sound.step.ts';

/**
 * Makes all video, sound and subtitles of the demo. Needs ffmpeg, espeak-ng and Chromium (`CHROMIUM_PATH`); what it
 * makes is committed, so only who changes the film runs it. Without arguments every step runs, in this order.
 */
const steps: Record<string, () => Promise<void>> = {
  'draw-film': drawFilm,
  'draw-trailer': drawTrailer,
  'draw-ads': drawAdvertisements,
  'draw-showcase': drawShowcase,
  'record-film': recordFilm,
  'record-trailer': recordTrailer,
  'record-ads': recordAdvertisements,
  film: packageFilm,
  song: packageSong,
  words: writeSongWords,
  protected: packageProtected,
  trailer: packageTrailer,
  ads: encodeAdvertisements,
  'ad-forms': encodeAdForms,
  showcase: encodeShowcase,
  data: writeMediaData,
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(steps)) {
  const step = steps[name];
  if (!step) throw new Error(`unknown step ${name}; there are ${Object.keys(steps).join(', ')}`);
  const started = Date.now();
  await step();
  console.log(`${name} ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
