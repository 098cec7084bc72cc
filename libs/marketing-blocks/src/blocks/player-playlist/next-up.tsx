import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { useEffect, useRef } from 'react';
import * as css from '../../parts/clip-stage.css.ts';

/** Props of {@link NextUp}. */
interface NextUpProps {
  /** Of what comes next. */
  title: string;
  secondsLeft: number;
  onNow: () => void;
  onStop: () => void;
}

/** What comes next, and in how many seconds; it can be had at once, and stopped. It has the focus that the player had. */
export function NextUp({ title, secondsLeft, onNow, onStop }: NextUpProps) {
  const t = useTranslate('info');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The player took it along when it went.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div ref={box} tabIndex={-1} className={css.endTitle}>
        {t('info.clip.next', { title })}
      </div>
      <p className={css.endNote} role="timer">
        {t('info.clip.in_seconds', { seconds: secondsLeft })}
      </p>
      <div className={css.endActions}>
        <Button tone="primary" onPress={onNow}>
          {t('hero.play')}
        </Button>
        <Button tone="plain" onPress={onStop}>
          {t('info.clip.stop')}
        </Button>
      </div>
    </>
  );
}
