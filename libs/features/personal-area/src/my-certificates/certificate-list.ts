import { certificatesQuery, type Client } from '@foyer/client';
import type { CertificatesPage } from '@foyer/contract';
import { listPages } from '@foyer/page-runtime/page/list-pages';

/** The certificates that the account has bought or activated, the latest first. */
export const certificateList = (client: Client, first: number) =>
  listPages<CertificatesPage>(['certificates'], first, (page, signal) =>
    certificatesQuery(client, { page }).queryFn({ signal }),
  );
