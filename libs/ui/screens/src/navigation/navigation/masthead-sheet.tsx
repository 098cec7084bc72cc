import type { ReactNode } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import type { MenuItem, NavigationProps } from './navigation.types.ts';
import { Icon } from '@foyer/ui/icon';
import { Wordmark } from '@foyer/ui/print/wordmark';
import { isCurrentPath } from './is-current-path.ts';
import { close, head, name, section, sheet, word, words } from './masthead-sheet.css.ts';
import { useModalDialog } from './use-modal-dialog.ts';

/** Props of {@link MastheadSheet}. */
export interface MastheadSheetProps extends Pick<
  NavigationProps,
  'currentPath' | 'messagesHref' | 'viewer' | 'loginHref' | 'languages'
> {
  items: readonly Omit<MenuItem, 'icon'>[];
  onClose: () => void;
}

/** The menu of phones: a sheet over the screen, sections as lines of serif between hairlines. HEAD-010 */
export default function MastheadSheet({
  items,
  currentPath,
  messagesHref,
  viewer,
  loginHref,
  languages,
  onClose,
}: MastheadSheetProps) {
  const t = useTranslate();
  const dialog = useModalDialog();
  const shut = () => dialog.current?.close();
  const link = (href: string, children: ReactNode) => (
    <a className={word} href={href} onClick={shut}>
      {children}
    </a>
  );

  return (
    <dialog ref={dialog} className={sheet} aria-label={t('shell.menu')} onClose={onClose}>
      <div className={head}>
        <span className={name}>
          <Wordmark />
        </span>
        <button type="button" className={close} aria-label={t('shell.close')} onClick={shut}>
          <Icon name="close" size={26} />
        </button>
      </div>
      <nav aria-label={t('print.sections')}>
        <ul>
          {items.map(({ id, title, href }) => (
            <li key={id}>
              <a
                className={section}
                href={href}
                aria-current={isCurrentPath(href, currentPath) ? 'page' : undefined}
                onClick={shut}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={words}>
        {viewer && link(messagesHref, t('shell.messages'))}
        {viewer && link(viewer.href, viewer.name)}
        {!viewer && loginHref !== undefined && link(loginHref, t('shell.login'))}
      </div>
      <div className={words}>
        {languages.map(({ code, label, tag, href, isCurrent }) => (
          <a
            key={code}
            className={word}
            href={href}
            lang={tag}
            hrefLang={tag}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={shut}
          >
            {label}
          </a>
        ))}
      </div>
    </dialog>
  );
}
