import { createRandom } from '../drawing/random.ts';
import type { Credits } from '../typography/credits.ts';
import { settings, type SettingName } from '../typography/settings/index.ts';

const SHEET = { width: 460, height: 666 };
const NOBODY: Credits = {
  kind: 'film',
  isDocumentary: false,
  year: 2026,
  director: null,
  actors: [],
};

/** Smallest letters of a title, and least room for the picture, in shares of width and height. */
const LEAST = { letters: 0.078, room: 0.48 };

const weighed = new Map<string, number>();

function weigh(setting: SettingName, title: string): number {
  const blocks = settings[setting]({ title, credits: NOBODY, random: createRandom(title) }, SHEET);
  const heading = blocks.filter(({ kind }) => kind === 'title');
  const letters = Math.min(...heading.map(({ size }) => size)) / SHEET.width;
  const covered = heading.reduce((sum, { box }) => sum + box.height, 0) / SHEET.height;
  const [top] = heading;
  const margin = top && top.box.y > SHEET.height / 2 ? 0.14 : 0.1;
  return Math.min(0, letters - LEAST.letters) + Math.min(0, 1 - covered - margin - LEAST.room);
}

/** Whether a setting holds a title in letters of a good size and leaves the picture enough room: 0, or less by how much it fails. */
export function fitOf(setting: SettingName, title: string): number {
  const key = `${setting} ${title}`;
  const known = weighed.get(key) ?? weigh(setting, title);
  weighed.set(key, known);
  return known;
}
