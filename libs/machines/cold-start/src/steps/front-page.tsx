import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { useLanguage } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { coverName, masthead, sheet, sheetNumber, sheetPicture } from '../css/result.css.ts';
import type { CoversProps } from './covers.types.ts';

/** A front page that is set from one cover after another, without motion between them. COLD-008 */
export function FrontPage({ covers, front }: CoversProps) {
  const t = useTranslate('taste');
  const name = useLabel().name[useLanguage()];
  const cover = covers[front];
  if (!cover) return null;
  return (
    <div className={sheet} aria-hidden="true" data-cover={cover.id}>
      <span className={masthead}>{name}</span>
      <span className={sheetNumber}>
        {t('taste.cover', { number: front + 1, count: covers.length })}
      </span>
      <Artwork
        className={sheetPicture}
        picture={cover.image}
        size={[230, 333]}
        title={cover.name}
        hasEdge={false}
        isUrgent
      />
      <span className={coverName}>{cover.name}</span>
    </div>
  );
}
