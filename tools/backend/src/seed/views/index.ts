import type { ViewSeed } from '../seed.types.ts';
import { contactsView, offerView, supportView } from './info.views.ts';
import { landingView } from './landing.view.ts';
import { mainView } from './main.view.ts';
import { moviesView } from './movies.view.ts';
import {
  certificatesView,
  collectionView,
  docsView,
  karaokeView,
  promoCodeView,
  servicesView,
  similarView,
  smartTvView,
  tvView,
} from './page.views.ts';
import { documentaryView, dramaView, silentView } from './shelves.views.ts';
import { educationView, kidsView, seriesView, sportView } from './theme.views.ts';

/** Every page of the demo. */
export const views: readonly ViewSeed[] = [
  mainView,
  moviesView,
  seriesView,
  kidsView,
  educationView,
  sportView,
  tvView,
  karaokeView,
  documentaryView,
  dramaView,
  silentView,
  promoCodeView,
  certificatesView,
  docsView,
  smartTvView,
  supportView,
  offerView,
  contactsView,
  servicesView,
  landingView,
  similarView,
  collectionView,
];
