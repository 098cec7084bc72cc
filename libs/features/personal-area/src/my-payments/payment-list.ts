import { purchasesQuery, type Client } from '@foyer/client';
import type { PaymentsPage } from '@foyer/contract';
import { listPages } from '@foyer/page-runtime/page/list-pages';

/** The payments history, the latest first. */
export const paymentList = (client: Client, first: number) =>
  listPages<PaymentsPage>(['payments'], first, (page, signal) =>
    purchasesQuery(client, { page }).queryFn({ signal }),
  );
