import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { DialogProps } from './dialog.types.ts';
import { IconButton } from '../icon-button/index.ts';
import { Logo } from '../logo/index.ts';
import { close, content, description, logo, overlay, title, main, side } from './card.css.ts';
import { ModalFrame } from './modal-frame.tsx';

const classes = { overlay, content, title, description, side, main };

/** The dialog as a card in the middle of the dark; on phones a sheet from below. */
export default function CardDialog(props: DialogProps) {
  const t = useTranslate();
  return (
    <ModalFrame
      {...props}
      classes={classes}
      header={
        // Beside what it is about and over a way back, the logo would be one thing too many.
        !props.side &&
        !props.lead && (
          <div className={logo}>
            <Logo />
          </div>
        )
      }
      closeButton={
        <IconButton
          className={close}
          icon="close"
          label={t('shell.close')}
          look="plain"
          size="compact"
        />
      }
    />
  );
}
