import { useTranslate } from '../../i18n/i18n-context.tsx';
import { crumb, link, list } from './breadcrumbs.css.ts';

/** The way to a page; the last crumb is the page itself and leads nowhere. CRUMB-010 */
export function Breadcrumbs({ items }: { items: readonly { title: string; href?: string }[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('shell.breadcrumbs')}>
      <ol className={list}>
        {items.map(({ title, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={href ?? title} className={crumb} aria-current={isLast ? 'page' : undefined}>
              {href && !isLast ? (
                <a className={link} href={href}>
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
