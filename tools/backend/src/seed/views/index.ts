import type { ViewSeed } from '../seed.types.ts';
import { mainView } from './main.view.ts';
import { moviesView } from './movies.view.ts';
import { documentaryView, dramaView, kidsView, silentView } from './shelves.views.ts';

/** Every page of the demo. */
export const views: readonly ViewSeed[] = [
  mainView,
  moviesView,
  kidsView,
  documentaryView,
  dramaView,
  silentView,
];
