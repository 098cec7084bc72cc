import { useTranslate } from '@foyer/ui/i18n';
import { tab, tabList, tabs } from './immersive-foot.css.ts';
import { useCurrentPart } from './use-current-part.ts';

/** Links to the parts of the page; the part being read is marked. */
export function FilmTabs({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const t = useTranslate('item');
  const current = useCurrentPart(parts.map(({ id }) => id));
  return (
    <nav className={tabs} aria-label={t('item.parts.sections')}>
      <ul className={tabList}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className={tab} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
