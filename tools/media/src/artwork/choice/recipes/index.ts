import type { SceneName } from '../../scenes/index.ts';
import { buildingRecipes } from './building.recipes.ts';
import { graphicRecipes } from './graphic.recipes.ts';
import { journeyRecipes } from './journey.recipes.ts';
import { landscapeRecipes } from './landscape.recipes.ts';
import { objectRecipes } from './object.recipes.ts';
import { peopleRecipes } from './people.recipes.ts';
import { stageRecipes } from './stage.recipes.ts';
import type { Recipe } from './recipe.types.ts';

export type { Recipe } from './recipe.types.ts';

/** Every scene with the titles it is for. */
export const recipes = {
  ...landscapeRecipes,
  ...buildingRecipes,
  ...journeyRecipes,
  ...peopleRecipes,
  ...stageRecipes,
  ...objectRecipes,
  ...graphicRecipes,
} as const satisfies Record<SceneName, Recipe>;
