import { action, ActionLink } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import { RadioGroup } from '@foyer/ui/radio-group';
import { lazyPart } from '@foyer/ui/variants';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { sitePath } from '@foyer/site-map';
import { pageServices } from '../../page-services.ts';
import * as css from './choice.css.ts';
import type { Good } from './goods.ts';
import { useSale } from './use-sale.ts';

/** Prices are an account's: they come with the page's services. */
const Sale = lazyPart(async () => (await import('./sale.tsx')).Sale);

/**
 * What is sold, and one button. Without scripts the form itself leads to the page that sells what is chosen; with them the
 * purchase opens over this one. BLOCK-005
 */
export function Choice({ goods }: { goods: readonly Good[] }) {
  const t = useTranslate('info');
  const sale = useSale();
  const formId = useId();
  const [chosenId, choose] = useState(
    () => (goods.find(({ standing }) => standing === 'sold') ?? goods[0])?.item.itemId,
  );
  const chosen = goods.find(({ item }) => item.itemId === chosenId) ?? goods[0];
  if (!chosen) return null;
  const { item } = chosen;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void pageServices().then((services) => services.sale.open(item));
  };
  const title =
    chosen.buyTitle ?? t(item.itemType === 'certificate' ? 'info.offer.buy' : 'info.offer.get');
  const button = (
    <button type="submit" form={formId} className={`${action({ look: 'primary' })} ${css.send}`}>
      {title}
    </button>
  );
  return (
    <div className={css.form}>
      <form id={formId} action={sitePath('/variants')} onSubmit={send}>
        <input type="hidden" name="item_type" value={item.itemType} />
        <Goods goods={goods} chosen={chosen} onChoose={choose} />
      </form>
      {chosen.standing === 'sold' && (
        // Outside of the form, which sends what is chosen in it alone.
        <div className={css.sale}>
          {sale ? (
            <Suspense fallback={button}>
              <Sale key={item.itemId} item={item} sale={sale} title={title} />
            </Suspense>
          ) : (
            button
          )}
        </div>
      )}
      {chosen.standing === 'active' && chosen.href !== undefined && (
        <ActionLink className={css.send} href={chosen.href} look="plain">
          {t('info.offer.manage')}
        </ActionLink>
      )}
    </div>
  );
}

/** Props of {@link Goods}. */
interface GoodsProps {
  goods: readonly Good[];
  chosen: Good;
  onChoose: (itemId: string) => void;
}

/** One of several, or the only one by its name. */
function Goods({ goods, chosen, onChoose }: GoodsProps) {
  const t = useTranslate('info');
  const isGift = chosen.item.itemType === 'certificate';
  if (goods.length === 1) {
    return (
      <div className={css.only}>
        <input type="hidden" name="item_id" value={chosen.item.itemId} />
        <h3 className={css.name}>{chosen.name}</h3>
        {chosen.badge !== undefined && <p className={css.badge}>{chosen.badge}</p>}
        <p className={css.price}>{chosen.price ?? chosen.note}</p>
      </div>
    );
  }
  return (
    <RadioGroup
      label={t(isGift ? 'info.offer.certificates' : 'info.offer.choose')}
      name="item_id"
      size="wide"
      value={chosen.item.itemId}
      onChange={onChoose}
      options={goods.map(({ item, name, badge, note, price, standing }) => ({
        value: item.itemId,
        label: name,
        isDisabled: standing === 'unsold',
        ...(badge !== undefined && { badge }),
        ...(note !== undefined && { description: note }),
        ...(price !== undefined && { end: price }),
      }))}
    />
  );
}
