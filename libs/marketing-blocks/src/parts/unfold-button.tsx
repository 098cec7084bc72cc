import { useTranslate } from '@foyer/ui/i18n';
import { more } from './folded-words.css.ts';

/** Props of {@link UnfoldButton}. */
interface UnfoldButtonProps {
  /** Id of the words. */
  controls: string;
  isFolded: boolean;
  onPress: () => void;
}

/** Opens folded words, and folds them. */
export function UnfoldButton({ controls, isFolded, onPress }: UnfoldButtonProps) {
  const t = useTranslate('info');
  return (
    <button
      type="button"
      className={more}
      aria-expanded={!isFolded}
      aria-controls={controls}
      onClick={onPress}
    >
      {t(isFolded ? 'info.words.more' : 'info.words.less')}
    </button>
  );
}
