import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { useEffect, useRef } from 'react';
import * as css from './clip-stage.css.ts';

/** Props of {@link ClipEnd}. */
interface ClipEndProps {
  title: string;
  /** Of the page of what was shown. @default it has none */
  href?: string | undefined;
  onAgain: () => void;
}

/** What stands at the end of a clip: the way to its title, and the beginning. It has the focus that the player had. */
export function ClipEnd({ title, href, onAgain }: ClipEndProps) {
  const t = useTranslate('info');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The player took it along when it went.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div ref={box} tabIndex={-1} className={css.endTitle}>
        {title}
      </div>
      <div className={css.endActions}>
        {href !== undefined && <ActionLink href={href}>{t('info.clip.about')}</ActionLink>}
        <Button tone="plain" onPress={onAgain}>
          {t('info.clip.again')}
        </Button>
      </div>
    </>
  );
}
