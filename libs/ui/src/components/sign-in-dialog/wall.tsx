import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Artwork } from '../artwork/index.ts';
import { content, description, logo, overlay, title, close } from '../dialog/card.css.ts';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import { IconButton } from '../icon-button/index.ts';
import { Logo } from '../logo/index.ts';
import type { SignInDialogProps } from './sign-in-dialog.types.ts';
import { backdrop, poster, scrim, wall } from './wall.css.ts';

/** The sign-in as a card in the light before a dark wall of posters. */
export default function SignInWall({
  posters,
  cover: _cover,
  step: _step,
  ...props
}: SignInDialogProps) {
  const t = useTranslate();
  return (
    <ModalFrame
      {...props}
      classes={{ overlay: `${overlay} ${backdrop}`, content, title, description }}
      scene={
        <>
          <div className={wall}>
            {posters.map((picture, place) => (
              <Artwork key={place} className={poster} picture={picture} size={[158, 230]} />
            ))}
          </div>
          <div className={scrim} />
        </>
      }
      header={
        <div className={logo}>
          <Logo />
        </div>
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
