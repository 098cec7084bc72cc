import type { AdAddresses } from './ad-addresses.ts';
import type { AdRequest, AdScenario, AdSlot } from './ad-request.schema.ts';
import { spots } from './spots.ts';
import { inlineAd, vastDocument, wrapperAd, type InlineAd, type MediaFile } from './vast.ts';

/** Wrappers that a player follows at most. AD-022. */
const MOST_WRAPPERS = 10;

const SKIP_AFTER_SECONDS = 5;

const [tea, umbrella] = spots;

/** What each slot has when nothing else is asked for. */
export const usualScenarios: Readonly<Record<AdSlot, AdScenario>> = {
  preroll: 'skippable',
  midroll: 'pod',
  pauseroll: 'inline',
  postroll: 'inline',
};

/** A document, or one of the answers that hold none. */
export type AdsAnswer = { vast: string } | 'server_error' | 'timeout';

/** What a request for advertisements is answered with. */
export function answerAds(
  { vast: version, ads, depth, slot }: AdRequest,
  scenario: AdScenario,
  addresses: AdAddresses,
): AdsAnswer {
  const spot = slot === 'pauseroll' || slot === 'postroll' ? umbrella : tea;
  const video = (file: string): MediaFile => ({ url: addresses.media(file), type: 'video/mp4' });
  const one = (ad: Partial<InlineAd> = {}): AdsAnswer => {
    const inline = inlineAd(version, addresses, { spot, files: [video(spot.file)], ...ad });
    return { vast: vastDocument(version, addresses, [inline]) };
  };
  const file = (changed: Partial<MediaFile>): AdsAnswer =>
    one({ files: [{ ...video(spot.file), ...changed }] });
  const unit = (failure?: 'timeout' | 'error'): AdsAnswer =>
    one({
      files: [{ url: addresses.unit(), type: 'application/javascript', isVpaid: true }],
      parameters: {
        title: spot.title,
        duration: spot.duration,
        click_url: addresses.landing(spot.id),
        ...(failure && { failure }),
      },
    });
  const behind = (wrappers: number): AdsAnswer =>
    wrappers > 0
      ? { vast: vastDocument(version, addresses, [wrapperAd(addresses, wrappers)]) }
      : one();

  const answers: Readonly<Record<AdScenario, () => AdsAnswer>> = {
    inline: () => one(),
    skippable: () => one({ skipAfter: SKIP_AFTER_SECONDS }),
    pod: () => {
      const pod = Array.from({ length: ads }, (_, index) => {
        const next = index % 2 === 0 ? tea : umbrella;
        return inlineAd(version, addresses, {
          spot: next,
          files: [video(next.file)],
          sequence: index + 1,
        });
      });
      return { vast: vastDocument(version, addresses, pod) };
    },
    wrapper: () => behind(depth ?? 2),
    wrapper_too_long: () => behind(depth ?? MOST_WRAPPERS + 1),
    vpaid: () => unit(),
    vpaid_timeout: () => unit('timeout'),
    vpaid_error: () => unit('error'),
    empty: () => ({ vast: vastDocument(version, addresses, []) }),
    invalid_xml: () => ({ vast: '<?xml version="1.0"?><VAST version="3.0"><Ad id="1"><InLine>' }),
    no_vast: () => ({ vast: '<?xml version="1.0"?><rss version="2.0"><channel/></rss>' }),
    timeout: () => 'timeout',
    server_error: () => 'server_error',
    no_media: () => one({ files: [] }),
    media_not_found: () => file({ url: addresses.media('ad-0.mp4') }),
    media_timeout: () => file({ url: addresses.media(spot.file, 'timeout') }),
    media_unsupported: () => file({ type: 'video/x-flv' }),
    media_broken: () => file({ url: addresses.media(spot.file, 'broken') }),
  };
  return answers[scenario]();
}
