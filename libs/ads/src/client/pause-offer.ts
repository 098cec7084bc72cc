import type { PauseOffer } from '@foyer/ad-slots/pause-banner';
import type { AdResource, Companion } from '../model/ad.types.ts';
import type { LoadedCompanion } from '../companion-slots/load-companion.ts';
import { type AdShow, openAdvertiser, pingOf } from './show-parts.ts';

/** A picture can be drawn at any size; a page or markup cannot. */
function choose(
  companions: readonly Companion[],
  hasFrames: boolean,
): { companion: Companion; resource: AdResource } | undefined {
  const all = companions.flatMap((companion) =>
    companion.resources.map((resource) => ({ companion, resource })),
  );
  return (
    all.find(({ resource }) => resource.kind === 'static' && /^image\//iu.test(resource.type)) ??
    (hasFrames ? all.find(({ resource }) => resource.kind !== 'static') : undefined)
  );
}

/**
 * What an advertisement leaves for the next pause; undefined where it has no companion that can be shown. What shows it
 * is loaded with it, and not before. docs/decisions/0130
 */
export function pauseOffer({ ad, client, macros }: AdShow): PauseOffer | undefined {
  const chosen = choose(ad.companions, client.frame !== undefined);
  if (!chosen) return undefined;
  const { companion, resource } = chosen;
  const { title, description: text, advertiser, token } = ad;
  const words = Object.entries({
    title,
    text,
    advertiser,
    token,
    clickUrl: companion.click.through,
  }).filter(([, value]) => value !== undefined);
  let shown: LoadedCompanion | undefined;
  const mayLoad = resource.kind === 'html' || client.mayAsk(resource.url);
  return {
    ...Object.fromEntries(words),
    width: companion.width,
    height: companion.height,
    mount: (element, onFailure) => {
      let isThere = true;
      const show = async () => {
        const { loadCompanion } = await import('../companion-slots/load-companion.ts');
        if (!isThere) return;
        shown = loadCompanion(chosen, {
          frame: client.frame,
          ping: pingOf({ client }),
          macros,
          open: (url) => void openAdvertiser(client, url),
        });
        element.append(shown.element);
        const isLoaded = await shown.loaded;
        if (!isThere) return;
        if (isLoaded) shown.tellView();
        else onFailure();
      };
      if (mayLoad) show().catch(onFailure);
      else queueMicrotask(onFailure);
      return () => {
        isThere = false;
        shown?.close();
        shown = undefined;
      };
    },
    open: () => shown?.press(),
  };
}
