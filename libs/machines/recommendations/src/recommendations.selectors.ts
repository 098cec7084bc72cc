import type { SnapshotFrom } from 'xstate';
import type { recommendationsMachine } from './recommendations.machine.ts';
import type { RecommendationsContext } from './recommendations.types.ts';

/** The titles on the shelf, none before they have come. After the end they stay, while the dialog fades. */
export const selectRecommendations = ({
  context,
}: SnapshotFrom<typeof recommendationsMachine>): RecommendationsContext['titles'] => context.titles;
