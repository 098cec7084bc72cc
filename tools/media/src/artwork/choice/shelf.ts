import type { CatalogueTitle } from '../catalogue.ts';
import { recipes, type Recipe } from './recipes/index.ts';
import type { Choice } from '../titles.ts';

/** How many neighbours are looked at together. */
export const SHELF = 12;

/** What any shelf of neighbours has at least. */
export const LEAST = { scenes: 5, palettes: 6, settings: 5, light: 2 } as const;

/** Whether a choice is light for certain; more turn out light than this tells. */
export function isLight({ scene, variant, palette }: Omit<Choice, 'setting'>): boolean {
  const { light = [] }: Recipe = recipes[scene];
  return light.includes(variant) || light.includes(`${variant} ${palette}`);
}

/** What a shelf has of each. */
export function varietyOf(shelf: readonly Choice[]): Record<keyof typeof LEAST, number> {
  const different = (key: 'scene' | 'palette' | 'setting') =>
    new Set(shelf.map((choice) => choice[key])).size;
  return {
    scenes: different('scene'),
    palettes: different('palette'),
    settings: different('setting'),
    light: shelf.filter(isLight).length,
  };
}

/** The choices made so far, open places among them. */
export type Choices = readonly (Choice | undefined)[];

/** How near a place each scene, palette and setting stands, before or behind: 1 is next to it. */
export interface Nearness {
  scene: ReadonlyMap<string, number>;
  palette: ReadonlyMap<string, number>;
  setting: ReadonlyMap<string, number>;
}

/** Looks round a place, one shelf each way. */
export function nearnessAt(choices: Choices, at: number): Nearness {
  const near = { scene: new Map(), palette: new Map(), setting: new Map() };
  for (let away = SHELF - 1; away > 0; away -= 1) {
    for (const choice of [choices[at - away], choices[at + away]]) {
      if (!choice) continue;
      near.scene.set(choice.scene, away);
      near.palette.set(choice.palette, away);
      near.setting.set(choice.setting, away);
    }
  }
  return near;
}

/** How many titles of the same first genre ago each scene and palette was taken: 1 is the one before. */
export function kinAt(
  choices: Choices,
  titles: readonly CatalogueTitle[],
  at: number,
): Pick<Nearness, 'scene' | 'palette'> {
  const genre = titles[at]?.genres[0];
  const kin = { scene: new Map<string, number>(), palette: new Map<string, number>() };
  let seen = 0;
  for (let index = at - 1; index >= 0 && seen < SHELF; index -= 1) {
    const choice = choices[index];
    if (!choice || titles[index]?.genres[0] !== genre) continue;
    seen += 1;
    if (!kin.scene.has(choice.scene)) kin.scene.set(choice.scene, seen);
    if (!kin.palette.has(choice.palette)) kin.palette.set(choice.palette, seen);
  }
  return kin;
}

/** How far the nearest light choice is, up to a shelf. */
export function lightAway(choices: Choices, at: number): number {
  for (let away = 1; away < SHELF; away += 1) {
    const sides = [choices[at - away], choices[at + away]];
    if (sides.some((choice) => choice && isLight(choice))) return away;
  }
  return SHELF;
}

/** Whether a dark choice here would leave a shelf through this place with too few light ones; every other open place may still become light. */
export function needsLight(choices: Choices, at: number): boolean {
  const starts = Array.from({ length: SHELF }, (_, index) => at - index);
  return starts.some((start) => {
    if (start < 0 || start + SHELF > choices.length) return false;
    const others = choices.slice(start, start + SHELF).toSpliced(at - start, 1);
    const open = others.filter((choice) => !choice).length;
    const light = others.filter((choice) => choice && isLight(choice)).length;
    return light + Math.floor(open / 2) < LEAST.light;
  });
}
