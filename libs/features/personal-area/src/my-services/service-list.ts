import { servicesQuery, type Client } from '@foyer/client';
import type { ServicesPage } from '@foyer/contract';
import { listPages } from '@foyer/page-runtime/page/list-pages';

/** The services that the account has, has had or has asked for. */
export const serviceList = (client: Client, first: number) =>
  listPages<ServicesPage>(['my-services'], first, (page, signal) =>
    servicesQuery(client, { isMine: true, page }).queryFn({ signal }),
  );
