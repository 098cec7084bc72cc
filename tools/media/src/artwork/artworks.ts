import type { Catalogue, CatalogueTitle } from './catalogue.ts';
import { chooseAll } from './choice/choose.ts';
import { recipes, type Recipe } from './choice/recipes/index.ts';
import { palettes } from './palettes.ts';
import type { TitleArtwork } from './poster.ts';
import type { Credits } from './typography/credits.ts';

function creditsOf({ kind, genres, year, director, actors }: CatalogueTitle): Credits {
  return { kind, isDocumentary: genres.includes('documentary'), year, director, actors };
}

/** What each title of the catalogue is drawn from, with its slug as the seed. */
export function artworksOf({ titles }: Pick<Catalogue, 'titles'>): TitleArtwork[] {
  const choices = chooseAll(titles);
  return titles.map((title, index) => {
    const choice = choices[index];
    if (!choice) throw new Error('Every title has a choice');
    const { slug, name } = title;
    return {
      ...choice,
      slug,
      title: name,
      credits: creditsOf(title),
      colours: palettes[choice.palette],
      seed: slug,
    };
  });
}

/**
 * A season's poster: scene, setting and seed of its series, the season instead of names, and for each season after the
 * first the next palette of the recipe.
 */
export function seasonArtwork(series: TitleArtwork, slug: string, number: number): TitleArtwork {
  const { palettes: names }: Recipe = recipes[series.scene];
  const others = names.filter((name) => name !== series.palette);
  const start = Math.max(0, names.indexOf(series.palette));
  const palette =
    number === 1
      ? series.palette
      : (others[(start + number - 2) % others.length] ?? series.palette);
  return {
    ...series,
    slug,
    palette,
    credits: { ...series.credits, season: number },
    colours: palettes[palette],
  };
}
