import type { RefObject } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { NavigationProps } from '../component.types.ts';
import { IconButton } from '../icon-button/index.ts';
import { languageLink, languages, overlay, overlayClose, overlayLink } from './bars.css.ts';
import { isCurrentPath } from './is-current-path.ts';

type Props = Pick<
  NavigationProps,
  'items' | 'currentPath' | 'languages' | 'loginHref' | 'viewer'
> & {
  ref: RefObject<HTMLDialogElement | null>;
};

/** The whole menu over a phone's screen. HEAD-010 */
export function MenuOverlay({ ref, items, currentPath, viewer, loginHref, ...rest }: Props) {
  const t = useTranslate();
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={overlay} aria-label={t('shell.menu')}>
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
        {!viewer && (
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
