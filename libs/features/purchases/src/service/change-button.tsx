import { loadPatiently } from '@foyer/ui/variants';
import { cancelServiceOperation, resumeServiceOperation, type ServiceShort } from '@foyer/contract';
import { Button } from '@foyer/ui/button';
import { ClosedButton } from '@foyer/ui/closed-button';
import { Suspense, useState } from 'react';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { useClosedReason } from '@foyer/selling/use-closed-reason';
import { CancelDialog } from './cancel-dialog.tsx';
import type { SubscriptionChange } from './change-subscription.ts';

/** Props of {@link ChangeButton}. */
interface ChangeButtonProps {
  service: Pick<ServiceShort, 'id' | 'name'>;
  change: SubscriptionChange;
  /** In the service's words. */
  title: string;
}

/** Ends a subscription, which it asks for first, or takes its end back; closed to who may not. */
export function ChangeButton({ change, ...props }: ChangeButtonProps) {
  const reason = useClosedReason(
    change === 'resume' ? resumeServiceOperation : cancelServiceOperation,
  );
  if (reason !== undefined) {
    return (
      <ClosedButton tone={change === 'resume' ? 'primary' : 'plain'} reason={reason}>
        {props.title}
      </ClosedButton>
    );
  }
  return change === 'resume' ? <ResumeButton {...props} /> : <CancelButton {...props} />;
}

type OneChangeProps = Omit<ChangeButtonProps, 'change'>;

function CancelButton({ service, title }: OneChangeProps) {
  const [isAsking, setAsking] = useState<boolean>();
  return (
    <>
      <Button tone="plain" onPress={() => setAsking(true)}>
        {title}
      </Button>
      {isAsking !== undefined && (
        // Its texts come with the first question, and the button must stay meanwhile.
        <Suspense>
          <CancelDialog service={service} isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function ResumeButton({ service, title }: OneChangeProps) {
  const act = useShellAct();
  const [isPending, setPending] = useState(false);
  const press = () => {
    if (isPending) return;
    setPending(true);
    act((shell) => {
      void loadPatiently(() => import('./resume-subscription.ts'))
        .then(({ resumeSubscription }) => resumeSubscription(shell, service.id))
        .finally(() => setPending(false));
    });
  };
  return (
    <Button tone="primary" isPending={isPending} onPress={press}>
      {title}
    </Button>
  );
}
