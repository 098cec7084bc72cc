import type { Scenario, ScenarioKit, Scenarios } from './scenario-kit.ts';

/** What is handed to a unit: what it shows, where it leads, what it is to do wrong. */
const parameters = ({ addresses, spot }: ScenarioKit) => ({
  title: spot.title,
  duration: spot.duration,
  click_url: addresses.landing(spot),
  track_url: addresses.track('unit', { ad: spot.id }),
});

const vpaid =
  (does?: string, path = 'unit.js'): Scenario =>
  (kit) =>
    kit.one({
      files: [
        {
          url: kit.addresses.part(path),
          type: 'application/javascript',
          width: kit.spot.width,
          height: kit.spot.height,
          isVpaid: true,
        },
      ],
      parameters: { ...parameters(kit), ...(does !== undefined && { does }) },
    });

const simid =
  (does?: string, path = 'simid-unit'): Scenario =>
  (kit) =>
    kit.one({
      simid: {
        url: kit.addresses.part(path, does === undefined ? {} : { does }),
        variableDuration: does === 'duration',
      },
      parameters: parameters(kit),
    });

/** Advertisements that a program draws: VPAID 2.0 and SIMID 1.2. */
export const interactiveScenarios = {
  vpaid: vpaid(),
  vpaid_not_found: vpaid(undefined, 'unit-gone.js'),
  vpaid_timeout: vpaid('timeout'),
  vpaid_error: vpaid('error'),
  vpaid_no_start: vpaid('no_start'),
  vpaid_no_stop: vpaid('no_stop'),
  vpaid_skippable: vpaid('skippable'),
  vpaid_resize: vpaid('resize'),
  vpaid_click: vpaid('click'),
  simid: simid(),
  simid_not_found: simid(undefined, 'simid-gone'),
  simid_timeout: simid('timeout'),
  simid_late: simid('late'),
  simid_reject: simid('reject'),
  simid_fatal: simid('fatal'),
  simid_pause: simid('pause'),
  simid_skip: simid('skip'),
  simid_stop: simid('stop'),
  simid_navigation: simid('navigation'),
  simid_duration: simid('duration'),
} satisfies Scenarios;
