import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useIsHydrated } from '../../use-is-hydrated.ts';
import { Toast, type ToastClasses } from './toast.tsx';
import type { ToastRegionProps } from './toast.types.ts';
import { useAttention } from './use-attention.ts';
import { useRegionFocus } from './use-region-focus.ts';

/** More would hide the page. NOTIF-006 */
const shownAtOnce = 4;

/** What a variant gives to {@link ToastFrame}: its classes and its own close button. */
export interface ToastFrameProps extends ToastRegionProps {
  classes: ToastClasses & { region: string };
  /** Draws the close button. */
  closeIcon: ReactNode;
}

/** The behaviour of every region of toasts; in the page only while there is something to show. */
export function ToastFrame(props: ToastFrameProps) {
  const isHydrated = useIsHydrated();
  const shown = props.toasts.slice(0, shownAtOnce);
  if (!isHydrated || shown.length === 0) return null;
  // On the body, or a dialog would hide it from screen readers with the rest of the page.
  return createPortal(<Region {...props} toasts={shown} />, document.body);
}

function Region({
  toasts,
  classes,
  closeIcon,
  onClose,
  onPause,
  onResume,
  onAction,
}: ToastFrameProps) {
  const t = useTranslate('component');
  const region = useRef<HTMLElement>(null);
  const { hasAttention, attentionProps } = useAttention(region);
  const { leave } = useRegionFocus(
    region,
    toasts.map(({ id }) => id),
  );

  return (
    <section
      ref={region}
      className={classes.region}
      aria-label={t('component.toast.region')}
      // Dialogs hide all from screen readers but themselves and what has this attribute; each toast has its own.
      aria-live="off"
      tabIndex={-1}
      {...attentionProps}
    >
      <ol>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            classes={classes}
            closeIcon={closeIcon}
            isPaused={hasAttention}
            onPause={() => onPause?.(toast.id)}
            onResume={() => onResume?.(toast.id)}
            onAction={() => onAction?.(toast.id)}
            onClose={(isByKeyboard) => {
              leave(toast.id, isByKeyboard);
              onClose(toast.id);
            }}
          />
        ))}
      </ol>
    </section>
  );
}
