import { useTranslate } from '@foyer/ui/i18n';
import { useId } from 'react';
import { readHtml } from '../../parts/html-words.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import { useOfferState } from '../../parts/use-offer-state.ts';
import { BundleDeal } from './bundle-deal.tsx';
import type { MultiSubBlockProps } from './multi-sub-block.schema.ts';
import * as css from './sum-sheet.css.ts';

/** The services as a bill: what each costs alone, a rule, and what they cost together. */
export default function SumSheet(props: MultiSubBlockProps) {
  const { title, label, text, note, bundle, offers } = props;
  const t = useTranslate('info');
  const stateOf = useOfferState();
  const id = useId();
  return (
    <ItemsSection title={title} label={label}>
      <div className={css.sheet}>
        <div className={css.words}>
          {text !== undefined && <div className={css.lead}>{readHtml(text)}</div>}
          <BundleDeal {...props} nameId={id} />
        </div>
        <div className={css.bill}>
          <ul>
            {offers.map((offer) => (
              <li key={offer.id} className={css.line}>
                <a className={css.name} href={offer.pageHref}>
                  {offer.name}
                </a>
                <span className={css.sum}>
                  {offer.standing === 'active' ? stateOf(offer) : offer.priceText}
                </span>
              </li>
            ))}
          </ul>
          <p className={css.total}>
            <span id={id}>{bundle?.name ?? t('info.offer.together')}</span>
            {bundle?.priceText !== undefined && (
              <span className={css.totalSum}>{bundle.priceText}</span>
            )}
          </p>
          {note !== undefined && <div className={css.note}>{readHtml(note)}</div>}
        </div>
      </div>
    </ItemsSection>
  );
}
