import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { heading, hero, page, row } from './pending-page.css.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);

/** What a page shows while its data is on the way. */
export function PendingPage() {
  const t = useTranslate();
  return (
    <div className={page} aria-busy="true">
      <VisuallyHidden>
        <output>{t('shell.loading')}</output>
      </VisuallyHidden>
      <div className={hero}>
        <Skeleton shape="display" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </div>
      <div className={heading}>
        <Skeleton shape="heading" />
      </div>
      <div className={row}>
        {cards.map((card) => (
          <Skeleton key={card} shape="poster" />
        ))}
      </div>
    </div>
  );
}
