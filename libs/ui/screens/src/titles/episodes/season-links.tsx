import { useTranslate } from '@foyer/ui/i18n';
import type { EpisodesProps } from './episodes.types.ts';

type Props = Pick<EpisodesProps, 'seasons'> & { className: string; linkClassName: string };

/** The seasons as links; nothing where there is no choice. */
export function SeasonLinks({ seasons, className, linkClassName }: Props) {
  const t = useTranslate('item');
  if (seasons.length < 2) return null;
  return (
    <nav aria-label={t('item.series.seasons')}>
      <ul className={className}>
        {seasons.map(({ id, title, href, isCurrent = false }) => (
          <li key={id}>
            <a className={linkClassName} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
