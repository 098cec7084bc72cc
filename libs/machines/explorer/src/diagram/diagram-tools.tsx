import { button } from '../form/form.css.ts';
import { tools } from './diagram.css.ts';

interface DiagramToolsProps {
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  canFold: boolean;
  foldAll: () => void;
  unfoldAll: () => void;
  onSave: () => void;
}

/** What a reader may ask of a drawing. */
export const DiagramTools = ({ isFollowing, onFollow, ...rest }: DiagramToolsProps) => (
  <div className={tools} role="toolbar" aria-label="Drawing">
    <button
      type="button"
      className={button}
      aria-pressed={isFollowing}
      onClick={() => onFollow(!isFollowing)}
    >
      Follow
    </button>
    {rest.canFold && (
      <>
        <button type="button" className={button} onClick={rest.foldAll}>
          Fold all
        </button>
        <button type="button" className={button} onClick={rest.unfoldAll}>
          Unfold all
        </button>
      </>
    )}
    <button type="button" className={button} onClick={rest.onSave}>
      Save as SVG
    </button>
  </div>
);
