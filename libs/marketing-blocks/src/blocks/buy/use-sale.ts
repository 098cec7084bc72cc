import { useEffect, useState } from 'react';
import { pageServices, type SaleServices } from '../../page-services.ts';

/** How the page sells, from the moment that it serves its blocks; never on the server. */
export function useSale(): SaleServices | undefined {
  const [sale, setSale] = useState<SaleServices>();
  useEffect(() => {
    let isOver = false;
    void pageServices().then((services) => {
      if (!isOver) setSale(services.sale);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return sale;
}
