import type { CertificateOffer, PlayerAsset, ServiceShort } from '@foyer/contract';
import type { PromoCodePorts } from '@foyer/promo-code';
import type { PurchaseItem, PurchaseOptionsPorts } from '@foyer/purchase-options';
import type { TvCodePorts } from '@foyer/tv-code';

/** Whether the profile that is watching wants to be asked what it likes. */
export interface ColdStartServices {
  isResting: () => boolean;
  /** Asks no more for so many days in this browser. */
  rest: (input: { days: number }) => void;
}

/** What is sold, and how it is bought: money moves in the payment alone, which opens over the page. */
export interface SaleServices extends Pick<PurchaseOptionsPorts, 'findOptions' | 'pay'> {
  /** The certificates on sale. Rejects where they do not come. */
  findGifts: () => Promise<readonly CertificateOffer[]>;
  /** Opens all that something can be got by; a visitor signs in first. Must not throw. BLOCK-076, PAY-014 */
  open: (item: PurchaseItem) => void;
}

/** What the page does for its blocks. */
export interface PageServices {
  promoCode: PromoCodePorts;
  tvCode: Omit<TvCodePorts, 'holdPage'>;
  coldStart: ColdStartServices;
  /** A service that the viewer has; nothing for a visitor, and of one to be had. */
  activeService: (
    input: { serviceId: string },
    signal: AbortSignal,
  ) => Promise<ServiceShort | undefined>;
  sale: SaleServices;
  /** The trailer of a title; nothing where it has none, or the service does not answer. */
  findTrailer: (input: { idOrSlug: string }) => Promise<PlayerAsset | undefined>;
  /** What the service's clock shows, in milliseconds since 1970. */
  serviceNow: () => number;
  /** Whether an answer of the service has told the time; before one, `serviceNow` is the device's clock. */
  isServiceTimeKnown: () => boolean;
  /** What the page is shown on, as the operator calls it. START-030 */
  deviceType: string;
  /** Keeps the page from being loaded again. @returns Lets it. Readings 19 */
  holdPage: () => () => void;
}

/** Brings the services; most pages have no block that asks for them. */
type Serve = () => Promise<PageServices>;

let offered: Serve | undefined;
const waiting = new Set<(services: Promise<PageServices>) => void>();

/**
 * Serves blocks from now on. Blocks know the page by this alone: they are there before its flows run, which a viewer's
 * first act starts.
 *
 * @returns Ends it; blocks then wait again.
 */
export function offerPageServices(serve: Serve): () => void {
  offered = serve;
  for (const go of waiting) go(serve());
  waiting.clear();
  return () => {
    if (offered === serve) offered = undefined;
  };
}

/** The services of the page, once it has them; never on the server. */
export const pageServices = (): Promise<PageServices> =>
  offered?.() ?? new Promise((resolve) => waiting.add(resolve));
