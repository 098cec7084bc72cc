import { useTranslate } from '@foyer/ui/i18n';
import { useShownAd } from './use-shown-ad.ts';

/** A name that is cut where it is too long for its lines; the whole stands in its tooltip. */
function AdWord({ className, words }: { className: string; words: string | undefined }) {
  return words === undefined ? null : (
    <p className={className} title={words}>
      {words}
    </p>
  );
}

/** What is advertised. */
export function AdTitle({ className }: { className: string }) {
  return <AdWord className={className} words={useShownAd()?.title} />;
}

/** Who pays for the advertisement. */
export function AdOwner({ className }: { className: string }) {
  return <AdWord className={className} words={useShownAd()?.advertiser} />;
}

/** The token by which the law knows the advertisement: «erid: 2Vt5n0dem0». */
export function AdToken({ className }: { className: string }) {
  const t = useTranslate('player');
  const token = useShownAd()?.token;
  return token === undefined ? null : <p className={className}>{t('player.adToken', { token })}</p>;
}
