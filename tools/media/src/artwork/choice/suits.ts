import type { CatalogueTitle } from '../catalogue.ts';
import { hashText } from '../drawing/random.ts';
import type { PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes/index.ts';
import { genreKin, misplaced, tempers } from './genres.ts';
import { recipes, type Recipe } from './recipes/index.ts';
import { isLight } from './shelf.ts';

/** A scene in one of its forms and palettes. */
export interface Look {
  scene: SceneName;
  variant: string;
  palette: PaletteName;
  isLight: boolean;
}

const isScene = (name: string): name is SceneName => name in recipes;

/** The parts of a text with spaces between; none of an empty one. */
const list = (text: string): readonly string[] => text.split(' ').filter((part) => part !== '');

const forms = Object.entries<Recipe>(recipes).flatMap(([scene, recipe]) =>
  isScene(scene)
    ? Object.keys(recipe.variants).map((variant) => ({
        scene,
        variant,
        palettes: recipe.palettes,
        suited: list(recipe.genres),
        asking: list(recipe.words),
        stems: Object.entries(recipe.variants).map(([name, text]) => [name, list(text)] as const),
      }))
    : [],
);

/** Every look there is. */
export const looks: readonly Look[] = forms.flatMap(({ scene, variant, palettes }) =>
  palettes.map((palette) => ({
    scene,
    variant,
    palette,
    isLight: isLight({ scene, variant, palette }),
  })),
);

const paletteNames = [...new Set(looks.map(({ palette }) => palette))];

const asksFor = (stems: readonly string[], words: readonly string[]) =>
  stems.some((stem) => words.some((word) => word.startsWith(stem)));

/** A share of 1 that belongs to a slug and a key. */
export const spread = (slug: string, key: string) => hashText(`${slug} ${key}`) / 2 ** 32;

/** How well a scene in one of its forms suits a title, whatever stands beside it. */
function formSuits(
  title: CatalogueTitle,
  { scene, variant, suited, asking, stems }: (typeof forms)[number],
): number {
  const words = title.slug.split('-');
  const genres = title.genres.map((genre) => genreKin[genre] ?? genre);
  const place = genres.findIndex((genre) => suited.includes(genre));
  const rank = suited.indexOf(genres[place] ?? '');
  const byWord = asksFor(asking, words) ? 8 : 0;
  const byGenre = place < 0 ? (byWord > 0 ? -1 : -9) : 4 - place - Math.min(rank, 5) * 0.3;
  const asked = stems.filter(([, own]) => asksFor(own, words)).map(([name]) => name);
  const byForm = asked.includes(variant) ? 5 : asked.length > 0 ? -3 : 0;
  return byGenre + byWord + byForm + spread(title.slug, `${scene} ${variant}`);
}

/** How well each look suits a title. */
export function suitsOf(title: CatalogueTitle): ReadonlyMap<Look, number> {
  const temper = tempers[title.genres[0] ?? ''];
  const byForm = new Map(
    forms.map((form) => [`${form.scene} ${form.variant}`, formSuits(title, form)]),
  );
  const byPalette = new Map(
    paletteNames.map((palette) => {
      const byMood = temper && misplaced[temper].has(palette) ? -2 : 0;
      return [palette, byMood + spread(title.slug, palette) * 0.8];
    }),
  );
  return new Map(
    looks.map((look) => {
      const form = byForm.get(`${look.scene} ${look.variant}`) ?? 0;
      return [look, form + (byPalette.get(look.palette) ?? 0)];
    }),
  );
}
