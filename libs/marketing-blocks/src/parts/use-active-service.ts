import type { ServiceShort } from '@foyer/contract';
import { useEffect, useState } from 'react';
import { pageServices } from '../page-services.ts';

/**
 * A service that the viewer has, once the page says so; nothing of one to be had, and on the server, whose page is the
 * same for everyone.
 */
export function useActiveService(serviceId: string | undefined): ServiceShort | undefined {
  const [service, setService] = useState<ServiceShort>();
  useEffect(() => {
    if (serviceId === undefined) return undefined;
    const ended = new AbortController();
    const ask = async () => {
      const { activeService } = await pageServices();
      const found = await activeService({ serviceId }, ended.signal);
      if (!ended.signal.aborted) setService(found);
    };
    // What is not known stays as it is offered.
    ask().catch(() => undefined);
    return () => ended.abort();
  }, [serviceId]);
  return service?.id === serviceId || service?.alias === serviceId ? service : undefined;
}
