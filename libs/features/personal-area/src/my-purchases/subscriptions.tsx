import { useQuery } from '@tanstack/react-query';
import { bankCardsQuery, serviceNow, servicesQuery } from '@foyer/client';
import type { ServiceShort } from '@foyer/contract';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { ListNote } from '@foyer/screens/list-page';
import { PersonalSection } from '@foyer/screens/personal-page';
import { SubscriptionCard, TroubleNote } from '@foyer/screens/subscription-card';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense } from 'react';
import { servicePath, servicesPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { sell } from '@foyer/selling/sell';
import { serviceAct } from '../my-services/service-row.ts';
import { AskAgain } from '../personal/ask-again.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { linkCard } from './link-card.ts';
import { comingPayment, subscriptionView } from './subscription-view.ts';
import { troubles } from './troubles.ts';

const ChangeButton = lazyPart(
  async () => (await import('@foyer/purchases/service/change-button')).ChangeButton,
);

/** Only those whose subscription a card pays for need it. */
const ChangeCard = lazyPart(async () => (await import('./change-card.tsx')).ChangeCard);

/** The first page of what the account has; the page of services has them all. */
export const mine = { isMine: true } as const;

/** Those that are not a part of another one: that one is paid for. */
const ownOf = (services: readonly ServiceShort[]) =>
  services.filter(({ purchase_state }) => purchase_state?.service.parent_service === undefined);

function useSubscriptions() {
  useTranslate('purchase');
  const client = useClient();
  const services = useQuery(servicesQuery(client, mine));
  const cards = useQuery(bankCardsQuery(client)).data?.items ?? [];
  return { services, cards, own: ownOf(services.data?.items ?? []) };
}

/** The subscriptions of the account: how each stands, and what comes next. ROUTE-049 */
export function Subscriptions() {
  const { services, cards, own } = useSubscriptions();
  const words = usePersonalWords();
  const { t } = words;
  const heading = t('purchase.subscriptions.heading');
  if (!services.data) {
    return (
      <PersonalSection heading={heading}>
        <AskAgain {...services} />
      </PersonalSection>
    );
  }
  return (
    <PersonalSection heading={heading}>
      {own.length === 0 && (
        <ListNote
          heading={t('my.services.empty')}
          text={t('my.services.empty_text')}
          action={{ title: t('my.services.choose'), href: servicesPath }}
        />
      )}
      {own.map((service) => (
        <SubscriptionCard
          key={service.id}
          name={service.name}
          href={servicePath(service)}
          picture={service.image}
          {...subscriptionView(service, comingPayment(cards, service.id), words)}
        >
          <Act service={service} />
          {comingPayment(cards, service.id) && (
            <Suspense>
              <ChangeCard service={service} />
            </Suspense>
          )}
        </SubscriptionCard>
      ))}
    </PersonalSection>
  );
}

/** What went wrong with the subscriptions, each with what mends it; nothing where all is well. */
export function Troubles() {
  const { cards, own } = useSubscriptions();
  const words = usePersonalWords();
  const wrong = troubles(own, cards, serviceNow(), words);
  if (wrong.length === 0) return null;
  return (
    <PersonalSection heading={words.t('purchase.subscriptions.trouble')}>
      {wrong.map(({ id, mend, ...note }) => (
        <TroubleNote key={id} {...note}>
          {mend.type === 'service' ? <Act service={mend.service} /> : <AddCard />}
        </TroubleNote>
      ))}
    </PersonalSection>
  );
}

/** What the service offers: to end the subscription, to take that back, or to buy it. */
function Act({ service }: { service: ServiceShort }) {
  const act = useShellAct();
  const offered = serviceAct(service);
  if (!offered) return null;
  if (offered.name === 'buy') {
    return (
      <Button onPress={() => act(({ tell }) => sell(tell, { id: service.id, type: 'service' }))}>
        {offered.title}
      </Button>
    );
  }
  return (
    <Suspense>
      <ChangeButton
        service={service}
        change={offered.name === 'cancel' ? 'unsubscribe' : 'resume'}
        title={offered.title}
      />
    </Suspense>
  );
}

function AddCard() {
  const { t } = usePersonalWords();
  const act = useShellAct();
  return <Button onPress={() => act(linkCard)}>{t('purchase.methods.add_card')}</Button>;
}
