import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import { content, description, logo, overlay, title, close } from '@foyer/ui/dialog/card.css';
import { ModalFrame } from '@foyer/ui/dialog/modal-frame';
import { IconButton } from '@foyer/ui/icon-button';
import { Logo } from '@foyer/ui/logo';
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
