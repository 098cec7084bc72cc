import type { PageData } from '../page-data.ts';
import { addAds } from './ads.section.ts';
import { drawControls } from './controls.ts';
import { addFaults } from './faults.section.ts';
import { addLedger } from './ledger.section.ts';
import { addPush } from './push.section.ts';
import { act, call, enterRoom } from './room.ts';
import { addTestCards } from './test-cards.section.ts';

await enterRoom();
await act(async () => {
  const data = (await call('GET', 'page')) as PageData;
  const shows: (() => Promise<void>)[] = [];
  const refreshAll = async (): Promise<void> => {
    await Promise.all(shows.map((show) => show()));
  };
  shows.push(drawControls(refreshAll));
  shows.push(
    addLedger({ path: 'outbox', title: 'Messages sent', empty: 'No messages were sent.' }),
  );
  shows.push(addFaults(data));
  addPush(data);
  shows.push(
    addLedger({
      path: 'requests',
      title: 'Calls received',
      empty: 'No calls were received.',
      filter: { label: 'Operation', query: 'operation', options: data.operations },
    }),
    addLedger({
      path: 'analytics',
      title: 'Analytics',
      empty: 'No events were collected.',
      filter: { label: 'Type', query: 'type', options: data.analyticsTypes },
    }),
    addLedger({ path: 'error-reports', title: 'Error reports', empty: 'No errors were reported.' }),
    addAds(data),
    addLedger({ path: 'payments', title: 'Payments', empty: 'Nobody has paid.' }),
  );
  addTestCards(data);
  await refreshAll();
  return '';
});
