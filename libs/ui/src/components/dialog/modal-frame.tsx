import * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import { useRef, type ReactNode } from 'react';
import type { DialogProps } from '../component.types.ts';

/** What a variant of the dialog gives to {@link ModalFrame}: its classes and its own parts. */
export interface ModalFrameProps extends DialogProps {
  classes: { overlay: string; content: string; title: string; description: string };
  /** Behind the content, on the overlay; decoration only. */
  scene?: ReactNode;
  /** Above the title, such as the logo. */
  header?: ReactNode;
  /** Closes when pressed; stands last, so that focus starts in the content. */
  closeButton: ReactNode;
}

/** Radix locks the page's scroll with a style element, which needs the page's nonce. */
function passNonceOn(): void {
  if (typeof document === 'undefined') return;
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}

passNonceOn();

/**
 * The behaviour of every dialog: focus goes in and comes back, Escape closes unless that is
 * disabled, a press on the overlay never does, the page behind keeps its place. MODAL-004, MODAL-005, MODAL-009
 */
export function ModalFrame({
  title,
  description,
  isOpen,
  onClose,
  isDismissable = true,
  onEscape,
  animation = 'opacity-scale',
  classes,
  scene,
  header,
  closeButton,
  children,
}: ModalFrameProps) {
  const opener = useRef<Element>(null);

  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={classes.overlay} data-animation={animation}>
          {scene}
        </Radix.Overlay>
        <Radix.Content
          className={classes.content}
          data-animation={animation}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // There is no Radix trigger to return to: flows open dialogs, not buttons.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (onEscape || !isDismissable) event.preventDefault();
            if (isDismissable) onEscape?.();
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {header}
          <Radix.Title className={classes.title}>{title}</Radix.Title>
          {description && (
            <Radix.Description className={classes.description}>{description}</Radix.Description>
          )}
          {children}
          {isDismissable && <Radix.Close asChild>{closeButton}</Radix.Close>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
