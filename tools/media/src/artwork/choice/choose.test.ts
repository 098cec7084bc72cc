import { describe, expect, it } from 'vitest';
import { readCatalogue, type CatalogueTitle } from '../catalogue.ts';
import { palettes } from '../palettes.ts';
import { scenes, type SceneName } from '../scenes/index.ts';
import { handChosen } from '../titles.ts';
import { settings } from '../typography/settings/index.ts';
import { chooseAll } from './choose.ts';
import { recipes, type Recipe } from './recipes/index.ts';
import { LEAST, SHELF, varietyOf } from './shelf.ts';

const { titles } = readCatalogue();
const choices = chooseAll(titles);

const film = (slug: string, ...genres: string[]): CatalogueTitle => ({
  slug,
  name: slug,
  kind: 'film',
  genres,
  year: 2026,
  director: null,
  actors: [],
});

describe('chooseAll', () => {
  it('makes any twelve neighbours of the catalogue differ, where not all were chosen by hand', () => {
    const starts = titles.slice(0, titles.length - SHELF + 1);
    const poor = starts.flatMap(({ slug }, start) => {
      if (titles.slice(start, start + SHELF).every((title) => handChosen.has(title.slug)))
        return [];
      const variety = varietyOf(choices.slice(start, start + SHELF));
      const keys = ['scenes', 'palettes', 'settings', 'light'] as const;
      const lacking = keys.filter((key) => variety[key] < LEAST[key]);
      return lacking.length > 0 ? [{ from: slug, lacking }] : [];
    });

    expect(poor).toEqual([]);
  });

  it('keeps the choices made by hand', () => {
    const kept = titles.flatMap(({ slug }, index) =>
      handChosen.has(slug) ? [[slug, choices[index]] as const] : [],
    );

    expect(kept.length).toBeGreaterThan(30);
    for (const [slug, choice] of kept) expect(choice).toEqual(handChosen.get(slug));
  });

  it('uses every scene, palette and setting', () => {
    const used = (key: 'scene' | 'palette' | 'setting') =>
      [...new Set(choices.map((choice) => choice[key]))].toSorted();

    expect(used('scene')).toEqual(Object.keys(scenes).toSorted());
    expect(used('palette')).toEqual(Object.keys(palettes).toSorted());
    expect(used('setting')).toEqual(Object.keys(settings).toSorted());
  });

  it('gives no scene more than three settings', () => {
    const many = Object.keys(scenes).filter(
      (scene) =>
        new Set(choices.filter((choice) => choice.scene === scene).map(({ setting }) => setting))
          .size > 3,
    );

    expect(many).toEqual([]);
  });

  it('chooses the same for the same catalogue', () => {
    const some = titles.slice(0, 80);

    expect(chooseAll(some)).toEqual(chooseAll(some));
  });

  it('hears what a slug says', () => {
    const asked = [
      film('tysyacha-stupeney', 'thriller'),
      film('noch-na-parome', 'drama'),
      film('shahmaty', 'detective'),
      film('nochnoy-mayak', 'drama'),
    ];

    expect(chooseAll(asked).map(({ scene, variant }) => `${scene} ${variant}`.trim())).toEqual([
      'stairs',
      'city moon',
      'chess knight',
      'sea lighthouse',
    ]);
  });

  it('gives a merry title no gloomy palette', () => {
    const [choice] = chooseAll([film('bez-nazvaniya', 'comedy')]);

    expect(['blood', 'noir', 'night', 'steel', 'moss', 'gold']).not.toContain(choice?.palette);
  });
});

describe('recipes', () => {
  const named: Readonly<Record<string, readonly SceneName[]>> = {
    drama: ['mountains', 'sea'],
    detective: ['city'],
    thriller: ['door', 'blinds', 'eye'],
    horror: ['house'],
    'sci-fi': ['planet'],
    adventure: ['road'],
    history: ['deco', 'train'],
    documentary: ['contour', 'halftone'],
    comedy: ['geo'],
    family: ['kids'],
    sport: ['speed'],
    music: ['vinyl', 'curtain'],
  };

  it.each(Object.entries(named))('has the scenes of %s', (genre, names) => {
    for (const name of names) {
      const { genres }: Recipe = recipes[name];
      expect(genres.split(' ')).toContain(genre);
    }
  });

  it('has the profile filled with another scene and the giant letter', () => {
    expect(Object.keys(recipes.bust.variants)).toContain('city');
    expect(Object.keys(recipes)).toContain('typo');
  });

  it.each(Object.entries<Recipe>(recipes))('gives %s at most three settings', (_name, recipe) => {
    expect(recipe.settings.length).toBeGreaterThan(0);
    expect(recipe.settings.length).toBeLessThanOrEqual(3);
    expect(recipe.palettes.length).toBeGreaterThanOrEqual(6);
  });

  it('agrees with the settings chosen by hand', () => {
    for (const { scene, setting } of handChosen.values()) {
      const { settings: own }: Recipe = recipes[scene];
      const byHand = [...handChosen.values()].filter((choice) => choice.scene === scene);
      const all = new Set([...own, ...byHand.map((choice) => choice.setting)]);
      expect({ scene, setting, all: all.size <= 3 }).toEqual({ scene, setting, all: true });
    }
  });
});
