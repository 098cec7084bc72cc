import type { Image, MediaItem, Service } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** What was bought. */
export interface ProductOnboardingInput {
  productType: OnboardingProduct['type'];
  /** Id of a service or of a title. */
  productId: string;
}

/** What was bought, as the service describes it. */
export type OnboardingProduct =
  { type: 'service'; service: Service } | { type: 'media_item'; mediaItem: MediaItem };

/** How the flow ended. */
export type ProductOnboardingOutput =
  /** On to what the viewer wanted to see. */
  { status: 'watch' } | { status: 'closed' };

/** One page of the step; all words are the service's own. Decision 0109 */
export type OnboardingPage =
  | {
      kind: 'service';
      picture: Image;
      name: string;
      text: string;
      counts: { mediaItems: number; channels: number; karaokeItems: number };
    }
  | { kind: 'title'; picture: Image; name: string; text: string }
  /** What it has, each by a title. */
  | { kind: 'features'; picture: Image; titles: string[] }
  /** The services that come with it. */
  | { kind: 'inside'; picture: Image; services: { id: string; name: string; text: string }[] };

/** What the flow remembers; JSON-safe. */
export interface ProductOnboardingContext extends ProductOnboardingInput {
  pages: OnboardingPage[];
  /** Place of the current page among them. */
  pageIndex: number;
  message: Message | undefined;
}

/** The call of the flow. It rejects for a 4xx or 5xx answer. */
export interface ProductOnboardingPorts {
  findProduct: Port<ProductOnboardingInput, OnboardingProduct>;
}
