import type { Context, Handlers } from '../server/call.ts';
import { ageLimitsRoutes } from './age-limits/age-limits.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { createImageFacts } from './images/image-facts.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { mediaItemsRoutes } from './media-items/media-items.routes.ts';
import { mediaViewsRoutes } from './media-views/media-views.routes.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { originRoutes } from './origin/origin.routes.ts';
import { playbackRoutes } from './playback/playback.routes.ts';
import { createPlayerAssets } from './playback/player-assets.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { userRoutes } from './user/user.routes.ts';

/** What answers each operation of the contract: an operation without a handler is a type error. */
export function createHandlers(context: Context): Handlers {
  const images = createImageFacts(context.config.mediaDir);
  const catalogue = createCatalogue(context);
  const assets = createPlayerAssets(context, catalogue);
  return {
    ...sessionsRoutes(context),
    ...demoRoutes(context),
    ...userRoutes(images),
    ...menuRoutes(context),
    ...ageLimitsRoutes(context),
    ...profilesRoutes(context, images),
    ...authRoutes(context),
    ...mediaViewsRoutes(context, catalogue, images),
    ...mediaItemsRoutes(context, catalogue, images, assets),
    ...playbackRoutes(context, catalogue, assets),
    ...imagesRoutes(context, images),
    ...originRoutes(context),
  };
}
