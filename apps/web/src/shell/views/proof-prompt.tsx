import { lazyDialog } from '@foyer/modal/view';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { proofRelay } from '@foyer/page-runtime/shell/proof-relay';

const dialogs = {
  pin: lazyDialog(async () => (await import('@foyer/pin-prompt/pin.dialog')).PinDialog),
  login: lazyDialog(
    async () => (await import('@foyer/pin-prompt/password-confirm.dialog')).PasswordConfirmDialog,
  ),
};

const never = () => undefined;

/**
 * Asks for the proof that a call wants. It lies over the one dialog of the page, which may have made the call and waits
 * for its answer. docs/decisions/0090
 */
export function ProofPrompt() {
  const asked = useSyncExternalStore(proofRelay.subscribe, proofRelay.get, never);
  return asked && <Prompt key={asked.by} {...asked} />;
}

function Prompt({ by, reason, settle }: NonNullable<ReturnType<typeof proofRelay.get>>) {
  const Dialog = dialogs[by];
  const [data] = useState({ isAutoChecked: false, reason });
  const turnBack = () => settle(false);
  return (
    <Suspense>
      <Dialog
        data={data}
        shell={{
          isOpen: true,
          isDismissable: true,
          animation: 'opacity-scale',
          onClose: turnBack,
          onEscape: turnBack,
        }}
        resolve={() => settle(true)}
        reject={turnBack}
      />
    </Suspense>
  );
}
