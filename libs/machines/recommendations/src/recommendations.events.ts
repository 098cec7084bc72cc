import { defineEvents, type EventOf, flowEvents } from '@foyer/core';

/** What a viewer may do with the shelf. */
export const recommendationsEvents = defineEvents({ 'recommendations.close': {} });

/** An event of the flow, or the word that its snapshot was restored. */
export type RecommendationsEvent = EventOf<typeof recommendationsEvents & typeof flowEvents>;
