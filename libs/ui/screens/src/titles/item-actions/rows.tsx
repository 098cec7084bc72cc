import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { drawn, draws } from '@foyer/ui/print/print.css';
import type { ItemActionsProps } from './item-actions.types.ts';
import { row, rows } from './rows.css.ts';

/** Lines of the box beside the article, between hairlines. */
export default function ItemActionRows({ favourite, renderShare, offers = [] }: ItemActionsProps) {
  const t = useTranslate('item');
  return (
    <div className={rows}>
      {offers.map(({ id, title, href, onPress }) => (
        <a key={id} className={`${row} ${draws}`} href={href} onClick={onPress}>
          <span className={drawn}>{title}</span>
          <Icon name="arrow-end" size={20} />
        </a>
      ))}
      <button type="button" className={`${row} ${draws}`} onClick={favourite.onToggle}>
        <span className={drawn}>{t(`item.favourite.${favourite.isOn ? 'kept' : 'put'}`)}</span>
        <Icon name="bookmark" size={20} isOn={favourite.isOn} />
      </button>
      {renderShare((props) => (
        <button type="button" {...props} className={`${row} ${draws}`}>
          <span className={drawn}>{t('item.share.open')}</span>
          <Icon name="share" size={20} />
        </button>
      ))}
    </div>
  );
}
