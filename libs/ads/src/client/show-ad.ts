import type { AdEnd } from '../linear-ad/linear-ad.types.ts';
import type { Ad, InteractiveFile } from '../model/ad.types.ts';
import { adFacts } from './ad-facts.ts';
import { playLinear } from './play-linear.ts';
import { type AdShow, givenUp, trackerOf } from './show-parts.ts';

const fileOf = ({ linear }: Ad, kind: InteractiveFile['kind']): InteractiveFile | undefined =>
  linear?.interactive.find((file) => file.kind === kind);

/** A unit that cannot be run here, and has no film beside it. */
function refuseUnit(show: AdShow, { url }: InteractiveFile): AdEnd {
  const error = 'VPAID_NOT_SUPPORTED';
  trackerOf(show, url)({ type: 'failed', error });
  show.stage.tell({ type: 'ad.failed', name: error, ad: adFacts(show.ad, show.position, url) });
  return { end: 'failed', error };
}

/** A film under its creative; without it where that cannot be run here, which the ad server hears. VAST 4.3 §2.3.6.3 */
async function playWithCreative(show: AdShow, creative: InteractiveFile): Promise<AdEnd> {
  const { frame } = show.client;
  if (!frame || !show.client.mayAsk(creative.url)) {
    trackerOf(show, creative.url)({ type: 'failed', error: 'VAST_INTERACTIVE_FILE_FAILED' });
    return playLinear(show);
  }
  const { showSimid } = await import('./show-simid.ts');
  return showSimid(show, creative, frame);
}

/** Companions that have to be shown come before the advertisement; without them it is not shown. VAST 4.3 §3.13 */
async function showWithCompanions(show: AdShow): Promise<AdEnd> {
  const { placeBeside } = await import('../companion-slots/place-beside.ts');
  const { error, ...beside } = await placeBeside(show);
  if (show.stage.signal.aborted) return givenUp;
  // An advertisement that fails before its first frame leaves them to be taken away here.
  if (!error) return await showCreative({ ...show, beside }).finally(beside.end);
  trackerOf(show, '')({ type: 'failed', error });
  const facts = adFacts(show.ad, show.position, undefined);
  show.stage.tell({ type: 'ad.failed', name: error, ad: facts });
  return { end: 'failed', error };
}

/** Shows one advertisement to its end, with the companions that it has to have. */
export const showAd = (show: AdShow): Promise<AdEnd> =>
  show.ad.companions.length > 0 && show.ad.requiredCompanions !== 'none'
    ? showWithCompanions(show)
    : showCreative(show);

/**
 * Shows one advertisement to its end by the kind of its creative. VAST 4.3 §3.9
 *
 * A film with a SIMID creative plays with it. Of a film and a VPAID unit that stand for each other the film is played: it
 * begins sooner and cannot fail in as many ways. What runs programs is loaded when there is one.
 */
async function showCreative(show: AdShow): Promise<AdEnd> {
  const { ad, client } = show;
  const hasFilm = (ad.linear?.files.length ?? 0) > 0;
  const unit = fileOf(ad, 'vpaid');
  const { frame } = client;
  const creative = fileOf(ad, 'simid');
  if (hasFilm && creative) return playWithCreative(show, creative);
  if (hasFilm || !unit) return playLinear(show);
  if (!frame || !client.mayAsk(unit.url)) return refuseUnit(show, unit);
  const { showVpaid } = await import('./show-vpaid.ts');
  return showVpaid(show, unit, frame);
}
