import type { CatalogueTitle } from '../catalogue.ts';
import { handChosen, type Choice } from '../titles.ts';
import type { SettingName } from '../typography/settings/index.ts';
import { fitOf } from './fit.ts';
import { recipes, type Recipe } from './recipes/index.ts';
import {
  isLight,
  kinAt,
  lightAway,
  nearnessAt,
  needsLight,
  type Choices,
  type Nearness,
} from './shelf.ts';
import { looks, spread, suitsOf, type Look } from './suits.ts';

/** How many titles pass before the same may come again; six different in a row make six in any twelve. */
const REST = { scene: 6, palette: 5, setting: 4 };

/** A first round chooses in order; in the others every title is chosen anew among known neighbours. */
const ROUNDS = 3;

/** How often scenes, palettes, settings and their pairs have been given out. */
type Used = Map<string, number>;

function count(used: Used, { scene, variant, palette, setting }: Choice, step: 1 | -1): void {
  const pairs = [`${scene} ${variant}`, `${scene} ${palette}`, `${scene} ${variant} ${palette}`];
  for (const key of [scene, palette, setting, ...pairs]) used.set(key, (used.get(key) ?? 0) + step);
}

/** A place on the shelf and what stands round it. */
interface Place {
  near: Nearness;
  kin: Pick<Nearness, 'scene' | 'palette'>;
  used: Used;
}

/** Points for distance: most right beside, none from `reach` on. */
const closeness = (away: number | undefined, reach: number) =>
  away === undefined ? 0 : Math.max(0, reach - away);

/** Points taken off for what stands near and for what has been used often. */
function wear({ near, kin, used }: Place, { scene, variant, palette }: Look): number {
  const times = (key: string) => used.get(key) ?? 0;
  return (
    closeness(near.scene.get(scene), 12) * 0.45 +
    closeness(kin.scene.get(scene), 7) * 0.9 +
    closeness(near.palette.get(palette), 10) * 0.25 +
    closeness(kin.palette.get(palette), 5) * 0.6 +
    times(scene) * 0.16 +
    times(palette) * 0.06 +
    times(`${scene} ${variant}`) * 0.25 +
    times(`${scene} ${palette}`) * 1.6 +
    times(`${scene} ${variant} ${palette}`) * 3
  );
}

function best<T>(items: readonly T[], score: (item: T) => number): T {
  const [first, ...rest] = items.map((item) => ({ item, score: score(item) }));
  if (!first) throw new Error('There is something to choose from');
  return rest.reduce((top, next) => (next.score > top.score ? next : top), first).item;
}

/** Looks that may stand here: rested scene and palette, and light where it is needed; the limits give way one by one. */
function allowed({ near }: Place, isLightNeeded: boolean): readonly Look[] {
  for (let give = 0; give < REST.palette; give += 1) {
    const rested = looks.filter(
      ({ scene, palette, isLight: light }) =>
        (light || !isLightNeeded) &&
        (near.scene.get(scene) ?? Infinity) > REST.scene - give &&
        (near.palette.get(palette) ?? Infinity) > REST.palette - give,
    );
    if (rested.length > 0) return rested;
  }
  return looks;
}

function chooseSetting(place: Place, title: CatalogueTitle, { scene }: Look): SettingName {
  const { settings }: Recipe = recipes[scene];
  return best(settings, (setting) => {
    const away = place.near.setting.get(setting);
    const rest = away !== undefined && away <= REST.setting ? -40 : 0;
    return (
      rest -
      closeness(away, 11) * 0.3 +
      fitOf(setting, title.name) * 400 -
      (place.used.get(setting) ?? 0) * 0.02 +
      spread(title.slug, setting) * 0.5
    );
  });
}

function chooseAt(
  choices: Choices,
  titles: readonly CatalogueTitle[],
  suitsAt: readonly ReadonlyMap<Look, number>[],
  at: number,
  used: Used,
): Choice {
  const title = titles[at];
  const suits = suitsAt[at];
  if (!title || !suits) throw new Error(`There is no title ${at}`);
  const place = { near: nearnessAt(choices, at), kin: kinAt(choices, titles, at), used };
  // A dark choice further on may still give way, so it does not force this one to be light.
  const settled = choices.map((choice, index) =>
    choice && (index < at || handChosen.has(titles[index]?.slug ?? '') || isLight(choice))
      ? choice
      : undefined,
  );
  const due = Math.min(6, Math.max(0, lightAway(choices, at) - 3) * 1.3);
  const look = best(
    allowed(place, needsLight(settled, at)),
    (candidate) =>
      (suits.get(candidate) ?? 0) - wear(place, candidate) + (candidate.isLight ? due : 0),
  );
  const { scene, variant, palette } = look;
  return { scene, variant, palette, setting: chooseSetting(place, title, look) };
}

/**
 * What the pictures of each title are made of, in the order of the catalogue: the choice made by hand, or the look
 * that suits slug and genres best among those that keep neighbours different.
 */
export function chooseAll(titles: readonly CatalogueTitle[]): Choice[] {
  const choices: (Choice | undefined)[] = titles.map(({ slug }) => handChosen.get(slug));
  const suitsAt = titles.map(suitsOf);
  const used: Used = new Map();
  for (const choice of choices) if (choice) count(used, choice, 1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    titles.forEach(({ slug }, at) => {
      if (handChosen.has(slug)) return;
      const earlier = choices[at];
      if (earlier) count(used, earlier, -1);
      choices[at] = undefined;
      const choice = chooseAt(choices, titles, suitsAt, at, used);
      choices[at] = choice;
      count(used, choice, 1);
    });
  }
  return choices.filter((choice) => choice !== undefined);
}
