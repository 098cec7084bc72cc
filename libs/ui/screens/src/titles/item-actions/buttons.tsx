import { useTranslate } from '@foyer/ui/i18n';
import { action } from '@foyer/ui/action-link';
import { IconButton } from '@foyer/ui/icon-button';
import { buttons } from './buttons.css.ts';
import type { ItemActionsProps } from './item-actions.types.ts';

/** Offers as glass buttons, the rest as round ones, in the row of the hero. */
export default function ItemActionButtons({
  favourite,
  renderShare,
  offers = [],
}: ItemActionsProps) {
  const t = useTranslate('item');
  return (
    <div className={buttons}>
      {offers.map(({ id, title, href, onPress }) => (
        <a key={id} className={action({ look: 'glass' })} href={href} onClick={onPress}>
          <span>{title}</span>
        </a>
      ))}
      <IconButton
        icon="bookmark"
        label={t('item.favourite.add')}
        isOn={favourite.isOn}
        onClick={favourite.onToggle}
      />
      {renderShare((props) => (
        <IconButton {...props} icon="share" label={t('item.share.open')} />
      ))}
    </div>
  );
}
