import { useQueryClient } from '@tanstack/react-query';
import { type ColdStartOutput, createColdStartMachine } from '@foyer/cold-start';
import { ColdStartFlow } from '@foyer/cold-start/view';
import { PortsProvider } from '@foyer/core/react';
import { useTranslate } from '@foyer/ui/i18n';
import { useMemo } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { UnlistedHead } from '@foyer/page-parts/unlisted/unlisted-head';
import { coldStartPorts } from '../../ports/cold-start.ports.ts';
import { goToRecommendations, leaveColdStart, tellChosen } from './leave-cold-start.ts';
import type { ColdStartData } from './load-cold-start.ts';
import { usePlaceInHistory } from './use-place-in-history.ts';

/** The choice of what a profile likes; another profile begins with its own. COLD-001, COLD-006 */
export function ColdStartPage({ address, genres, profileId }: ColdStartData) {
  const t = useTranslate('taste');
  const client = useClient();
  const queryClient = useQueryClient();
  const act = useShellAct();
  const history = usePlaceInHistory();
  const ports = useMemo(
    () => coldStartPorts({ client, queryClient, profileId, marks: tabMarks }),
    [client, queryClient, profileId],
  );
  const onDone = (output: ColdStartOutput) => {
    if (output.status !== 'chosen') return leaveColdStart();
    act(tellChosen);
    void goToRecommendations({ client, queryClient }, output.mediaViewAlias);
  };
  return (
    <>
      <UnlistedHead title={t('taste.page')} address={address} />
      <PortsProvider flow={createColdStartMachine} ports={ports}>
        <ColdStartFlow key={profileId} input={{ genres }} onDone={onDone} {...history} />
      </PortsProvider>
    </>
  );
}
