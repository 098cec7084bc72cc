import { Artwork } from '@foyer/ui/artwork';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { readHtml } from '../../parts/html-words.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { ServiceButton } from '../../parts/service-button.tsx';
import { Logos } from './logos.tsx';
import * as css from './promo-banner-v3.css.ts';
import type { PromoBannerV3Props } from './promo-banner-v3.schema.ts';

const stillSizes = [
  [640, 360],
  [1280, 720],
  [1920, 1080],
] as const;

/** A service and what it holds: lamps that are switched on, or the squares of a crossword. BLOCK-073, BLOCK-075, BLOCK-076 */
export function PromoBannerV3({ title, label, text, still, service, logos }: PromoBannerV3Props) {
  const { persons: look } = useLabel().variants;
  return (
    <ListBody>
      <section className={css.root[look]} aria-label={title}>
        {look === 'round' && still && (
          <Artwork
            className={css.still}
            picture={still}
            size={[1280, 720]}
            candidates={stillSizes}
            sizes="100vw"
            hasEdge={false}
          />
        )}
        <div className={css.words}>
          <SectionHead title={title} label={label} />
          {text !== undefined && <div className={css.note[look]}>{readHtml(text)}</div>}
          {service && (
            <div className={css.action}>
              <ServiceButton service={service} getTitle={service.getTitle} />
            </div>
          )}
        </div>
        <Logos logos={logos} />
      </section>
    </ListBody>
  );
}
