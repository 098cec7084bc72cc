import { useId, type ReactNode } from 'react';
import { useLanguage } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { Artwork } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { Icon } from '@foyer/ui/icon';
import { body } from '../../search/list-page/list-page.css.ts';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import * as css from './service-page.css.ts';

/** What a service has, or has not. */
interface ServiceFeature {
  title: string;
  isActive: boolean;
}

/** Props of {@link ServicePage}. */
export interface ServicePageProps {
  heading: string;
  lead: string;
  /** Such as «7 дней бесплатно». */
  promoLabel?: string | undefined;
  /** Wide; cut to 16:9. */
  picture: Picture;
  /** How much is in it, such as «812 фильмов»; nothing of what it has none of. */
  counts: readonly string[];
  /** How it stands for the viewer. @default nothing is known of it */
  status?: string | undefined;
  /** What it costs, in words. */
  price?: ReactNode;
  paragraphs: readonly string[];
  /** `has` and `lacks` are what the marks mean, for those who hear the page. */
  features: { heading: string; has: string; lacks: string; items: readonly ServiceFeature[] };
  /** What can be done with it. */
  actions?: ReactNode;
}

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A service to subscribe to: what it is, how it stands, what it costs and what is in it. */
export function ServicePage({
  heading,
  lead,
  promoLabel,
  picture,
  counts,
  status,
  price,
  paragraphs,
  features,
  actions,
}: ServicePageProps) {
  const look = useLabel().variants.cards;
  const language = useLanguage();
  const featuresId = useId();
  return (
    <article className={`${body[look]} ${css.page}`}>
      <div className={css.start}>
        <div className={css.words}>
          {promoLabel !== undefined && <p className={css.promo}>{promoLabel}</p>}
          <h1 className={css.heading[look]}>{setType(heading, language)}</h1>
          <p className={css.lead}>{lead}</p>
          {status !== undefined && (
            <p className={css.status} aria-live="polite">
              {status}
            </p>
          )}
          {price !== undefined && <p className={css.price}>{price}</p>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
        <Artwork
          className={css.picture[look]}
          picture={picture}
          size={[960, 540]}
          candidates={sizes}
          sizes="(min-width: 64em) 50vw, 100vw"
          isUrgent
        />
      </div>
      {counts.length > 0 && (
        <ul className={css.counts[look]}>
          {counts.map((count) => (
            <li key={count} className={css.count}>
              {count}
            </li>
          ))}
        </ul>
      )}
      <div className={css.start}>
        <div className={css.words}>
          {paragraphs.map((text) => (
            <p key={text} className={css.paragraph}>
              {text}
            </p>
          ))}
        </div>
        {features.items.length > 0 && (
          <section aria-labelledby={featuresId}>
            <h2 id={featuresId} className={css.featuresHeading}>
              {features.heading}
            </h2>
            <ul className={css.features}>
              {features.items.map(({ title, isActive }) => (
                <li key={title} className={css.feature[isActive ? 'has' : 'lacks']}>
                  <span className={css.mark}>
                    <Icon name={isActive ? 'check' : 'close'} />
                  </span>
                  {title}
                  <span className={hidden}>: {isActive ? features.has : features.lacks}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}
