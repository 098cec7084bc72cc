import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { IconName } from '../../icons/icon-names.ts';
import { Artwork } from '../artwork/index.ts';
import { Icon } from '../icon/index.ts';
import { useEscapeFirst } from '../text-field/use-escape-first.ts';
import { ToastAct } from './toast-act.tsx';
import type { ToastItem } from './toast.types.ts';
import { useIsHeard } from './use-is-heard.ts';

/** The classes of one toast. */
export interface ToastClasses {
  toast: string;
  sign: string;
  picture: string;
  /** Words and action: beside each other where they fit. */
  body: string;
  words: string;
  title: string;
  text: string;
  action: string;
  close: string;
  /** Of the line of time, where the variant has one. */
  time?: string;
}

/** Props of {@link Toast}. */
export interface ToastProps extends ToastItem {
  classes: ToastClasses;
  closeIcon: ReactNode;
  isPaused: boolean;
  onPause: () => void;
  onResume: () => void;
  onAction: () => void;
  onClose: (isByKeyboard: boolean) => void;
}

const signs: Record<ToastItem['tone'], IconName> = {
  info: 'info',
  success: 'check',
  error: 'warning',
};

/** One notice: sign or picture, words, an action, a way to close it. */
export function Toast({
  tone,
  title,
  heading,
  text,
  content,
  icon = signs[tone],
  picture,
  action,
  durationMs,
  isClosable = true,
  classes,
  closeIcon,
  isPaused,
  onPause,
  onResume,
  onAction,
  onClose,
}: ToastProps) {
  const t = useTranslate('component');
  const isHeard = useIsHeard();
  usePause(isPaused, onPause, onResume);
  const place = useRef<HTMLLIElement>(null);
  // Before a dialog that lies under the toasts, and would close in its place.
  useEscapeFirst(() => {
    const isMeant = isClosable && place.current?.contains(document.activeElement) === true;
    if (isMeant) onClose(true);
    return isMeant;
  });

  return (
    <li ref={place} className={classes.toast} data-tone={tone} data-paused={isPaused || undefined}>
      {picture ? (
        <Artwork className={classes.picture} picture={picture} size={[104, 58]} />
      ) : (
        <span className={classes.sign}>
          <Icon name={icon} />
        </span>
      )}
      <div className={classes.body}>
        <div
          className={classes.words}
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
          aria-atomic="true"
          // Screen readers tell what comes into a place they know, and not what a place comes with.
          inert={!isHeard}
        >
          {heading === undefined ? (
            <p className={classes.title}>{title}</p>
          ) : (
            <div className={classes.title}>{heading}</div>
          )}
          {text !== undefined && <p className={classes.text}>{text}</p>}
          {content !== undefined && <div className={classes.text}>{content}</div>}
        </div>
        {action && <ToastAct {...action} className={classes.action} onAction={onAction} />}
      </div>
      {isClosable && (
        <button
          type="button"
          className={classes.close}
          aria-label={t('component.toast.close', { title })}
          onClick={({ detail }) => onClose(detail === 0)}
        >
          {closeIcon}
        </button>
      )}
      {classes.time !== undefined && durationMs !== undefined && (
        <span
          ref={(line) => line?.style.setProperty('animation-duration', `${durationMs}ms`)}
          className={classes.time}
        />
      )}
    </li>
  );
}

function usePause(isPaused: boolean, onPause: () => void, onResume: () => void): void {
  const pause = useEffectEvent(onPause);
  const resume = useEffectEvent(onResume);
  useEffect(() => {
    if (!isPaused) return undefined;
    pause();
    return () => resume();
  }, [isPaused]);
}
