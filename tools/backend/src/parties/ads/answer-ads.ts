import type { AdAddresses } from './ad-addresses.ts';
import type { AdRequest } from './ad-request.schema.ts';
import type { AdScenario } from './ad-scenarios.ts';
import { besideScenarios } from './scenarios/beside.scenarios.ts';
import { interactiveScenarios } from './scenarios/interactive.scenarios.ts';
import { mediaScenarios } from './scenarios/media.scenarios.ts';
import { plainScenarios } from './scenarios/plain.scenarios.ts';
import { type AdsAnswer, type Scenario, scenarioKit } from './scenarios/scenario-kit.ts';
import { vmapScenarios } from './scenarios/vmap.scenarios.ts';
import { wrapperScenarios } from './scenarios/wrapper.scenarios.ts';

const scenarios: Readonly<Record<AdScenario, Scenario>> = {
  ...plainScenarios,
  ...wrapperScenarios,
  ...vmapScenarios,
  ...mediaScenarios,
  ...besideScenarios,
  ...interactiveScenarios,
  invalid_xml: () => ({
    document: '<?xml version="1.0"?><VAST version="3.0"><Ad id="1"><InLine>',
  }),
  no_vast: () => ({ document: '<?xml version="1.0"?><rss version="2.0"><channel/></rss>' }),
  timeout: () => 'timeout',
  server_error: () => 'server_error',
};

/** What a request for advertisements is answered with. */
export const answerAds = (
  request: AdRequest,
  scenario: AdScenario,
  addresses: AdAddresses,
): AdsAnswer => scenarios[scenario](scenarioKit(request, addresses));
