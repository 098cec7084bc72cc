import type { Ad, AdIcon, Tracking } from '../../model/ad.types.ts';
import { said } from '../said.ts';
import { momentOf } from '../time-offset.ts';
import type { AdLayer } from './ad-layer.ts';

/**
 * Makes one advertisement of an inline one and the wrappers around it: the inline one says what is shown, each wrapper
 * adds its pings, vendors, icons and companions. VAST 4.3 §2.3.4
 *
 * @param layers - From the outermost wrapper to the inline one, which is the last.
 */
export function mergeLayers(layers: readonly AdLayer[]): Ad {
  // What can be said once is said by the layer that is nearest to the media.
  const nearest = layers.toReversed();
  const say = <Field extends keyof AdLayer>(field: Field) =>
    nearest.find((layer) => layer[field] !== undefined)?.[field];
  const inline = nearest[0];
  const click = clickOf(layers, nearest);
  const duration = inline?.linear?.duration ?? 0;
  return {
    ...said({
      id: inline?.id,
      // A place behind a wrapper is a place in the wrapper's answer; the pod is the outermost document's.
      sequence: layers.find(({ sequence }) => sequence !== undefined)?.sequence,
      title: inline?.title,
      description: inline?.description,
      system: inline?.system,
      advertiser: say('advertiser'),
      token: say('token') ?? tokenOf(click.through),
      partnerId: say('partnerId'),
      servingId: say('servingId'),
    }),
    universalIds: inline?.universalIds ?? [],
    categories: inline?.categories ?? [],
    linear: inline?.linear && { ...inline.linear, click, icons: iconsOf(nearest) },
    companions: companionsOf(layers, nearest),
    requiredCompanions: say('requiredCompanions') ?? 'none',
    verifications: layers.flatMap(({ verifications }) => verifications),
    impressions: layers.flatMap(({ impressions }) => impressions),
    viewable: {
      viewable: layers.flatMap(({ viewable }) => viewable.viewable),
      notViewable: layers.flatMap(({ viewable }) => viewable.notViewable),
      viewUndetermined: layers.flatMap(({ viewable }) => viewable.viewUndetermined),
    },
    trackings: layers.flatMap(({ trackings }) =>
      trackings.flatMap((tracking) => trackingOf(tracking, duration)),
    ),
    errors: layers.flatMap(({ errors }) => errors),
  };
}

/** VAST 2 lets a wrapper say where a click leads. */
const clickOf = (layers: readonly AdLayer[], nearest: readonly AdLayer[]) => ({
  ...said({
    through: nearest.find(({ linear }) => linear?.click.through !== undefined)?.linear?.click
      .through,
  }),
  tracking: layers.flatMap(({ linear }) => linear?.click.tracking ?? []),
});

function trackingOf(
  { event, url, at }: AdLayer['trackings'][number],
  duration: number,
): Tracking | [] {
  if (at === undefined) return { event, url };
  const moment = momentOf(at, duration);
  return moment === undefined ? [] : { event, url, at: moment };
}

/** Of two icons of one program the one that is nearest to the media is shown. VAST 4.3 §3.11.1 */
function iconsOf(nearest: readonly AdLayer[]): AdIcon[] {
  const shown = new Set<string>();
  return nearest.flatMap(({ icons }) => {
    const added = icons.filter(({ program }) => program === undefined || !shown.has(program));
    for (const { program } of added) if (program !== undefined) shown.add(program);
    return added;
  });
}

/** Those that are nearest to the media come first; the pings of wrappers without a picture belong to all. */
function companionsOf(layers: readonly AdLayer[], nearest: readonly AdLayer[]): Ad['companions'] {
  const clicks = layers.flatMap(({ companionClicks }) => companionClicks);
  return nearest.flatMap(({ companions }) =>
    companions.map((companion) => ({
      ...companion,
      click: { ...companion.click, tracking: [...companion.click.tracking, ...clicks] },
    })),
  );
}

/** The law's token may stand in the address of the click alone. */
function tokenOf(through: string | undefined): string | undefined {
  const text = through?.match(/[?&]erid=([^&#]+)/iu)?.[1];
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
