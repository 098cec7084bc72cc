import * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import { useEffect, useRef, type ReactNode } from 'react';
import type { DialogProps } from './dialog.types.ts';
import { heard, words } from './modal-frame.css.ts';

/** What a variant of the dialog gives to {@link ModalFrame}: its classes and its own parts. */
export interface ModalFrameProps extends DialogProps {
  classes: {
    overlay: string;
    content: string;
    title: string;
    description: string;
    /** Of `side`, and of what stands beside it. */
    side?: string;
    main?: string;
  };
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
 * A step that comes in place of another takes the element with it that had the focus: the next one begins at its field.
 * One without a field leaves the focus on the dialog: Enter after a code that was sent by its last digit must press nothing.
 */
function keepFocusIn(content: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!content || (focused !== content && focused !== document.body)) return;
  const field = content.querySelector<HTMLElement>('input:not([tabindex="-1"], :disabled)');
  if (field) field.focus();
  else if (focused !== content) content.focus();
}

/** Where the focus goes after a dialog that has taken the place of another, which has taken its own opener away. */
let handedOn: Element | null = null;

/** Gives the focus back to what had it before a dialog. Where another dialog has taken its place, that one does so later. */
function giveBack(opener: Element | null): void {
  const back = opener?.isConnected && opener !== document.body ? opener : handedOn;
  const other = document.querySelector('[role="dialog"]');
  if (other && !other.contains(back)) handedOn = back;
  else if (back instanceof HTMLElement) back.focus();
}

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
  size,
  side,
  lead,
  isTitleHidden = false,
  titleRef,
  classes,
  scene,
  header,
  closeButton,
  children,
}: ModalFrameProps) {
  const opener = useRef<Element>(null);
  const content = useRef<HTMLDivElement>(null);
  const step = useRef(title);
  useEffect(() => {
    if (step.current === title) return;
    step.current = title;
    keepFocusIn(content.current);
  });

  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={classes.overlay} data-animation={animation}>
          {scene}
        </Radix.Overlay>
        <Radix.Content
          ref={content}
          className={classes.content}
          data-animation={animation}
          data-size={size}
          data-sided={side ? '' : undefined}
          // Read by what closes the top layer when the viewer goes back.
          data-stays={isDismissable ? undefined : ''}
          {...(!description && { 'aria-describedby': undefined })}
          // What had the focus is gone, and it was put on the dialog itself.
          onFocus={({ target, currentTarget, relatedTarget }) => {
            if (target === currentTarget && !relatedTarget) keepFocusIn(currentTarget);
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // There is no Radix trigger to return to: flows open dialogs, not buttons.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(opener.current);
          }}
          onEscapeKeyDown={(event) => {
            if (onEscape || !isDismissable) event.preventDefault();
            if (isDismissable) onEscape?.();
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {side && <div className={classes.side}>{side}</div>}
          {/* In its place with and without a side, so that a step that has none keeps the live regions. */}
          <div className={side ? classes.main : words}>
            {header}
            {lead}
            {/* A box around it hides it: what is live stays as it is but for its words. */}
            <div className={isTitleHidden ? heard : words}>
              {/* Live: another step of the same dialog is heard, whatever has the focus in it. */}
              <Radix.Title
                ref={titleRef}
                className={classes.title}
                aria-live="polite"
                {...(titleRef && { tabIndex: -1 })}
              >
                {title}
              </Radix.Title>
            </div>
            {/* Stays without a description too: what comes into a live region is heard, a region that comes is not. */}
            <div className={words} aria-live="polite">
              {description && (
                <Radix.Description className={classes.description}>{description}</Radix.Description>
              )}
            </div>
            {children}
          </div>
          {isDismissable && <Radix.Close asChild>{closeButton}</Radix.Close>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
