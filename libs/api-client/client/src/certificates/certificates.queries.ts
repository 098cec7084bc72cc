import type { PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the gift certificates on sale. */
export const certificateOffersQuery = (client: Client) => ({
  queryKey: ['certificate-offers'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listCertificateOffers } = await import('./certificates.resource.ts');
    return listCertificateOffers(client, signal);
  },
});

/** Query options of a page of the account's certificates. */
export const certificatesQuery = (client: Client, page: PageInput = {}) => ({
  queryKey: ['certificates', page] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listCertificates } = await import('./certificates.resource.ts');
    return listCertificates(client, page, signal);
  },
});
