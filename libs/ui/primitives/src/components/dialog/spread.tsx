import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { DialogProps } from './dialog.types.ts';
import { Icon } from '../icon/index.ts';
import { ModalFrame } from './modal-frame.tsx';
import { close, content, description, overlay, title, main, side } from './spread.css.ts';

const classes = { overlay, content, title, description, side, main };

/** The dialog as a white sheet of full height at the end side; on phones the whole screen. */
export default function DialogSpread(props: DialogProps) {
  const t = useTranslate();
  return (
    <ModalFrame
      {...props}
      classes={classes}
      closeButton={
        <button type="button" className={close} aria-label={t('shell.close')}>
          <Icon name="close" size={26} />
        </button>
      }
    />
  );
}
