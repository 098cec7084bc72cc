import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { draws, drawn } from '@foyer/ui/print/print.css';
import type { EndlessListProps } from './endless-list.types.ts';
import { pageNumbers } from './page-numbers.ts';
import { gap, list, next, number, row } from './pages.css.ts';

/** A list of which one page shows, with numbers of the others, where they have some, and «Дальше». */
export default function Pages({ children, nextHref, numbers }: EndlessListProps) {
  const t = useTranslate('component');
  return (
    <>
      {children}
      {(nextHref !== undefined || numbers) && (
        <nav className={row} aria-label={t('component.endless.pages')}>
          {numbers && (
            <ul className={list}>
              {pageNumbers(numbers.current, numbers.total).map((page, index) =>
                page === null ? (
                  <li key={`gap-${index}`} className={gap} aria-hidden="true">
                    …
                  </li>
                ) : (
                  <li key={page}>
                    <a
                      className={number}
                      href={numbers.hrefOf(page)}
                      aria-label={t('component.endless.page', { page })}
                      aria-current={page === numbers.current ? 'page' : undefined}
                    >
                      {page}
                    </a>
                  </li>
                ),
              )}
            </ul>
          )}
          {nextHref !== undefined && (
            <a className={`${next} ${draws}`} href={nextHref} rel="next">
              <span className={drawn}>{t('component.endless.next')}</span>
              <Icon name="arrow-end" size={20} />
            </a>
          )}
        </nav>
      )}
    </>
  );
}
