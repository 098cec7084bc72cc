import type { Image, Service } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** What was bought. */
export interface ProductOnboardingInput {
  /** Id of a service. */
  productId: string;
}

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
  findService: Port<ProductOnboardingInput, Service>;
}
