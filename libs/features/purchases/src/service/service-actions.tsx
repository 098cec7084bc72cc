import type { Service } from '@foyer/contract';
import { ActionLink } from '@foyer/ui/action-link';
import { lazyPart, loadPatiently } from '@foyer/ui/variants';
import { Suspense, type MouseEvent } from 'react';
import { variantsPath } from '@foyer/site-map';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import type { SubscriptionChange } from './change-subscription.ts';

/** Only subscribers need it. */
const ChangeButton = lazyPart(async () => (await import('./change-button.tsx')).ChangeButton);

const isChange = (type: string): type is SubscriptionChange =>
  type === 'unsubscribe' || type === 'resume';

/** What the service offers to do with a service; actions of kinds that are not known are left out. */
export function ServiceActions({ service }: { service: Pick<Service, 'id' | 'name' | 'actions'> }) {
  return service.actions.map((action) =>
    action.type === 'buy' ? (
      <BuyLink key={action.type} id={service.id} title={action.title} />
    ) : isChange(action.type) ? (
      <Suspense key={action.type}>
        <ChangeButton service={service} change={action.type} title={action.title} />
      </Suspense>
    ) : null,
  );
}

/** Opens the list of ways to buy it; a link to it until the page's scripts are there. */
function BuyLink({ id, title }: { id: string; title: string }) {
  const act = useShellAct();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act((shell) => {
      void loadPatiently(() => import('./open-offers.ts')).then(({ openOffers }) =>
        openOffers(shell, id),
      );
    });
  };
  return (
    <ActionLink href={variantsPath({ itemType: 'service', itemId: id })} onPress={open}>
      {title}
    </ActionLink>
  );
}
