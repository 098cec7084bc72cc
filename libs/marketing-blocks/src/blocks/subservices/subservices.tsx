import { useTranslate } from '@foyer/ui/i18n';
import { readHtml } from '../../parts/html-words.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import * as css from './subservices.css.ts';
import { AddOns } from './add-ons.tsx';
import type { SubservicesProps } from './subservices.schema.ts';

/** Services that are added to another one, which a sentence names to those who do not have it. BLOCK-023 */
export function Subservices({ title, label, text, base, offers }: SubservicesProps) {
  const t = useTranslate('info');
  return (
    <ItemsSection title={title} label={label} {...(text !== undefined && { note: readHtml(text) })}>
      {base && base.standing !== 'active' && (
        <p className={css.needs}>
          <a className={css.needsLink} href={base.pageHref}>
            {t('info.offer.needs', { name: base.name })}
          </a>
        </p>
      )}
      <AddOns offers={offers} />
    </ItemsSection>
  );
}
