import { wrapperAd } from '../vast/vast-document.ts';
import { type ScenarioKit, type Scenarios, tea, umbrella } from './scenario-kit.ts';

const SKIP_AFTER_SECONDS = 5;

/** Advertisements one after the other. */
export const pod = ({ request, ad }: ScenarioKit): readonly string[] =>
  Array.from({ length: request.ads }, (_, index) =>
    ad({ spot: index % 2 === 0 ? tea : umbrella, sequence: index + 1 }),
  );

/** Advertisements without anything special, alone and in pods. */
export const plainScenarios = {
  inline: ({ one }) => one(),
  skippable: ({ one }) => one({ skipAfter: SKIP_AFTER_SECONDS }),
  pod: (kit) => kit.answer(...pod(kit)),
  pod_stand_ins: ({ addresses, ad, answer, video }) =>
    answer(
      ad({ spot: tea, sequence: 1 }),
      ad({
        spot: umbrella,
        sequence: 2,
        files: [{ ...video(umbrella), url: addresses.media('ad-0.mp4') }],
      }),
      wrapperAd(addresses, {
        id: 'wrapper-empty',
        sequence: 3,
        leadsTo: addresses.again({ scenario: 'empty' }),
      }),
      ad({ spot: umbrella }),
      ad({ spot: tea }),
    ),
  empty: ({ answer }) => answer(),
} satisfies Scenarios;
