import { pollSchema } from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import { ErrorDialog, type ModalDialogProps } from '@foyer/modal/view';
import { createPollMachine, type PollInput } from '@foyer/poll';
import { PollFlow } from '@foyer/poll/view';
import { useEffect, useMemo } from 'react';
import { object, safeParse, string } from 'valibot';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { pollPorts } from '../../../ports/poll.ports.ts';

const inputSchema = object({ messageId: string(), poll: pollSchema });

/** The questions of a poll; the notifications are told what becomes of its message. MODAL-021, NOTIF-008, NOTIF-017 */
export function PollDialog(props: ModalDialogProps) {
  const input = safeParse(inputSchema, props.data);
  return input.success ? <Poll {...props} input={input.output} /> : <ErrorDialog {...props} />;
}

function Poll({ shell, input, resolve, reject }: ModalDialogProps & { input: PollInput }) {
  const client = useClient();
  const ports = useMemo(() => pollPorts(client), [client]);
  const tell = useShell()?.tell;
  const { messageId } = input;
  useEffect(() => tell?.('notifications', { type: 'message.shown', messageId }), [tell, messageId]);
  return (
    <PortsProvider flow={createPollMachine} ports={ports}>
      <PollFlow
        shell={shell}
        input={input}
        onCompleted={() => tell?.('notifications', { type: 'poll.completed', messageId })}
        onDone={({ status }) => (status === 'completed' ? resolve() : reject())}
      />
    </PortsProvider>
  );
}
