import { ActionLink } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import { servicesPath } from '@foyer/site-map';
import { readHtml } from '../../parts/html-words.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import { foot } from './four-services.css.ts';
import type { FourServicesProps } from './four-services.schema.ts';
import { Tariffs } from './tariffs.tsx';

/** Up to four services side by side: cards of which one is lit, or a table of rates. BLOCK-010 */
export function FourServices({ title, label, text, isCut, ...tariffs }: FourServicesProps) {
  const t = useTranslate('info');
  return (
    <ItemsSection title={title} label={label} {...(text !== undefined && { note: readHtml(text) })}>
      <Tariffs {...tariffs} label={title} />
      {isCut && (
        <div className={foot}>
          <ActionLink href={servicesPath} look="plain">
            {t('info.offer.all')}
          </ActionLink>
        </div>
      )}
    </ItemsSection>
  );
}
