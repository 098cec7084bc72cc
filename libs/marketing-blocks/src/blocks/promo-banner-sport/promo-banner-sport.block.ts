import { defineBlock } from '../../define-block.tsx';
import { promoBannerSportSchema } from './promo-banner-sport.schema.ts';
import { MatchView } from './match-view.tsx';
import { PromoBannerSport } from './promo-banner-sport.tsx';

/** The block chosen by the name `promo_banner_sport`. */
export default defineBlock({
  schema: promoBannerSportSchema,
  component: PromoBannerSport,
  parts: [MatchView],
});
