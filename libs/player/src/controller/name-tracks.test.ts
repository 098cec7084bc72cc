import { describe, expect, it } from 'vitest';
import { nameTracks } from './name-tracks.ts';

const asset = {
  audio: [{ language: 'rus', title: 'Русский' }],
  subtitles: [{ language: 'rus', title: 'Русские' }],
};
const nothing = {
  resolutions: [],
  audios: [],
  subtitles: [],
  resolution: 'auto',
  audio: null,
  subtitle: null,
};
const track = (title: string, language = 'ru') => ({ value: title, title, language });

const titles = (tracks: ReturnType<typeof track>[]) =>
  nameTracks(asset)({ ...nothing, subtitles: tracks }).subtitles.map(({ title }) => title);

describe('nameTracks', () => {
  it('gives a track the name that the service has for its language', () => {
    expect(titles([track('Russian'), track('English', 'en')])).toEqual(['Русские', 'English']);
  });

  it('leaves the names alone that tell tracks of one language apart', () => {
    expect(titles([track('Надписи'), track('Полные')])).toEqual(['Надписи', 'Полные']);
    expect(titles([track('Russian'), track('Russian')])).toEqual(['Русские', 'Русские']);
    expect(titles([track(''), track('Полные')])).toEqual(['Русские', 'Русские']);
  });
});
