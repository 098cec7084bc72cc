import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { Suspense, useEffect, useState } from 'react';
import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import type { CertificateOffer } from '@foyer/contract';
import { money } from '@foyer/purchase-options/words';
import { sitePath } from '@foyer/site-map';
import type { SaleServices } from '../../page-services.ts';
import { Choice } from './choice.tsx';
import * as css from './choice.css.ts';
import { goodOfGift } from './goods.ts';
import { useSale } from './use-sale.ts';

/** The account's certificates, where they are sold as well. ROUTE-054 */
const certificatesPath = sitePath('/my/certificates');

/** Certificates that the page asks for; until they come, and without scripts, a link to where they are sold as well. */
export function GiftChoice() {
  const sale = useSale();
  const [tries, setTries] = useState(0);
  if (!sale) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Gifts key={tries} sale={sale} onRetry={() => setTries(tries + 1)} />
    </Suspense>
  );
}

function Waiting() {
  const t = useTranslate('info');
  return (
    <div className={css.form}>
      <span className={css.room} aria-hidden="true" />
      <ActionLink className={css.send} href={certificatesPath}>
        {t('info.offer.certificates')}
      </ActionLink>
    </div>
  );
}

/** What came of asking. */
type Found = 'waiting' | 'failed' | readonly CertificateOffer[];

function Gifts({ sale, onRetry }: { sale: SaleServices; onRetry: () => void }) {
  const t = useTranslate('purchase');
  const language = useLanguage();
  const [found, setFound] = useState<Found>('waiting');
  useEffect(() => {
    let isOver = false;
    const settle = (result: Found) => {
      if (!isOver) setFound(result);
    };
    sale.findGifts().then(settle, () => settle('failed'));
    return () => {
      isOver = true;
    };
  }, [sale]);
  if (found === 'waiting') return <Waiting />;
  if (found === 'failed') {
    return (
      <div className={css.form}>
        <p className={css.words} role="alert">
          {t('purchase.buy.gifts_failed')}
        </p>
        <Button onPress={onRetry}>{t('shell.retry')}</Button>
      </div>
    );
  }
  if (found.length === 0) return <p className={css.words}>{t('purchase.buy.no_gifts')}</p>;
  return (
    <Choice
      goods={found.map(({ id, name, amount, currency }) =>
        goodOfGift({ id, name, price: money(amount, currency, language) }),
      )}
    />
  );
}
