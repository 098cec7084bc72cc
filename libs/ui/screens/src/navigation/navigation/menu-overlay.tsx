import { useTranslate } from '@foyer/ui/i18n';
import type { NavigationProps } from './navigation.types.ts';
import { IconButton } from '@foyer/ui/icon-button';
import { isCurrentPath } from './is-current-path.ts';
import { languageLink, languages, overlay, overlayClose, overlayLink } from './menu-overlay.css.ts';
import { useModalDialog } from './use-modal-dialog.ts';

type Props = Pick<
  NavigationProps,
  'items' | 'currentPath' | 'languages' | 'loginHref' | 'viewer'
> & {
  onClose: () => void;
};

/** The whole menu over a phone's screen, loaded when it is first asked for. HEAD-010 */
export default function MenuOverlay({ items, currentPath, viewer, loginHref, ...rest }: Props) {
  const t = useTranslate();
  const dialog = useModalDialog();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={overlay} aria-label={t('shell.menu')} onClose={rest.onClose}>
      <ul>
        {items.map(({ id, href, title }) => (
          <li key={id}>
            <a
              className={overlayLink}
              href={href}
              aria-current={isCurrentPath(href, currentPath) ? 'page' : undefined}
              onClick={close}
            >
              {title}
            </a>
          </li>
        ))}
        {!viewer && loginHref !== undefined && (
          <li>
            <a className={overlayLink} href={loginHref} onClick={close}>
              {t('shell.login')}
            </a>
          </li>
        )}
      </ul>
      <ul className={languages} aria-label={t('shell.language')}>
        {rest.languages.map(({ code, label, tag, href, isCurrent }) => (
          <li key={code}>
            <a
              className={languageLink}
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={close}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <IconButton
        className={overlayClose}
        icon="close"
        label={t('shell.close')}
        look="plain"
        onClick={close}
      />
    </dialog>
  );
}
