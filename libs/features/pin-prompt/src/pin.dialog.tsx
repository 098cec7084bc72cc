import type { Secret } from '@foyer/core';
import type { ModalDialogProps } from '@foyer/modal/view';
import type { PinInput, PinOutput } from '@foyer/pin';
import { PinFlow } from '@foyer/pin/view';
import {
  boolean,
  fallback,
  type InferOutput,
  object,
  optional,
  parse,
  picklist,
  string,
} from 'valibot';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { PinPortsProvider, usePinViewer } from './pin-ports.tsx';

/** What the opener of the dialog `pin` may say. Anything else counts as not said. */
const dataSchema = object({
  /** Why the PIN is asked for; see {@link PinInput}. */
  purpose: fallback(picklist(['check', 'disable', 'lift']), 'check'),
  profileId: fallback(optional(string()), undefined),
  isAutoChecked: fallback(boolean(), true),
  hasChangeStep: fallback(boolean(), false),
  /** Stands under the title, in the viewer's language. */
  reason: fallback(optional(string()), undefined),
  /** Whether the opener needs the PIN itself, for a call that takes it. */
  isPinWanted: fallback(boolean(), false),
});

/**
 * What the dialogs `pin` and `pin-change` resolve with; a viewer who turns back rejects them. The PIN comes only to an
 * opener that wants it, and only in its box, which no log and no storage can open.
 */
export interface PinDialogResult {
  status: Exclude<PinOutput['status'], 'cancelled'>;
  pin?: Secret;
}

/** Asks for the PIN, as its opener says: to pass, to give it up, or to lift the limits of a profile. MODAL-016, MODAL-017 */
export function PinDialog(props: ModalDialogProps) {
  const { isPinWanted, reason, ...input } = parse(dataSchema, props.data);
  return <Pin {...props} input={input} reason={reason} isPinWanted={isPinWanted} />;
}

/** Replaces the PIN: the old one, the new one, and that again. MODAL-018 */
export function PinChangeDialog(props: ModalDialogProps) {
  return <Pin {...props} input={{ purpose: 'change', isAutoChecked: true }} />;
}

interface PinProps extends ModalDialogProps {
  input: Omit<PinInput, 'profileType' | 'phone'>;
  reason?: InferOutput<typeof dataSchema>['reason'];
  isPinWanted?: boolean;
}

function Pin({ shell, input, reason, isPinWanted = false, resolve, reject }: PinProps) {
  const { isKnown, ...viewer } = usePinViewer();
  useBusy('code');
  const end = (output: PinOutput) => {
    if (output.status === 'cancelled') return reject();
    const { status } = output;
    const isHandedOver = isPinWanted && status === 'accepted';
    resolve((isHandedOver ? { status, pin: output.pin } : { status }) satisfies PinDialogResult);
  };
  if (!isKnown) return null;
  return (
    <PinPortsProvider>
      <PinFlow
        shell={shell}
        input={{ ...input, ...viewer }}
        onDone={end}
        {...(reason !== undefined && { reason })}
      />
    </PinPortsProvider>
  );
}
