import { wrapperAd } from '../vast/vast-document.ts';
import { type AdsAnswer, type ScenarioKit, type Scenarios, umbrella } from './scenario-kit.ts';

/** Wrappers that a player follows at most. AD-022. */
const MOST_WRAPPERS = 10;

/** What each hop of slow ones waits unless it is asked for, in milliseconds. */
const SLOW_HOP_MS = 1000;

/** So many wrappers more, each of which leads to the same request behind one less; then what is at their end. */
function behind(
  { request, addresses, answer }: ScenarioKit,
  usualDepth: number,
  end: () => AdsAnswer,
): AdsAnswer {
  const depth = request.depth ?? usualDepth;
  if (depth === 0) return end();
  const leadsTo = addresses.again({ depth: depth - 1 });
  return answer(wrapperAd(addresses, { id: `wrapper-${depth}`, leadsTo }));
}

/** Advertisements that another answer holds. */
export const wrapperScenarios = {
  wrapper: (kit) => behind(kit, 2, kit.one),
  wrapper_too_long: (kit) => behind(kit, MOST_WRAPPERS + 1, kit.one),
  wrapper_slow: (kit) => {
    const hop = behind(kit, 5, kit.one);
    return typeof hop === 'string' ? hop : { delayMs: SLOW_HOP_MS, ...hop };
  },
  // The first request has no id of its break yet: from the second on the address is the same.
  wrapper_loop: ({ addresses, answer }) =>
    answer(wrapperAd(addresses, { id: 'wrapper-loop', leadsTo: addresses.again() })),
  wrapper_empty: (kit) => behind(kit, 2, kit.answer),
  wrapper_timeout: (kit) => behind(kit, 2, () => 'timeout'),
  fallback: ({ addresses, ad, answer }) =>
    answer(
      wrapperAd(addresses, {
        id: 'wrapper-fallback',
        leadsTo: addresses.again({ scenario: 'empty' }),
        fallbackOnNoAd: true,
      }),
      ad({ spot: umbrella }),
    ),
} satisfies Scenarios;
