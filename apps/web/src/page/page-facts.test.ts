// @vitest-environment node
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../server/env.ts';
import { openSiteSettings } from '../server/site-settings.ts';
import { pageFacts } from './page-facts.ts';

const settings = openSiteSettings(
  JSON.stringify({
    main: { landings: ['docs'], chat: { url: 'https://chat.example/widget.js', channel: 7 } },
  }),
  () => undefined,
);

const facts = (env: NodeJS.ProcessEnv, publicOrigin?: string) =>
  pageFacts({
    url: new URL('http://internal:3000/movies?access=CODE'),
    cookies: new Map(),
    env: readEnv(env),
    publicOrigin,
    label: labels.main,
    language: 'rus',
    settings: settings('main'),
    isCrawled: false,
  });

describe('pageFacts', () => {
  it('is what the page starts from without another request [START-029, START-031, ENTITY-019, ENTITY-020, CHAT-003, START-033, ENTITY-021, CALL-028]', () => {
    expect(facts({})).toEqual({
      initialPage: '/movies',
      mainHostname: 'sofit.example',
      balancerEndpoint: '/api/v1',
      imagesBaseUrl: '/api/v1/images',
      deviceType: 'web',
      site: {
        landingsNames: ['docs'],
        cookieInfoExemptions: [],
        externalAdsExemptions: [],
        chat: { url: 'https://chat.example/widget.js', channel: 7 },
      },
    });
  });

  it('takes the deployment’s own host and device, which is the web by default [START-030]', () => {
    const own = facts({ DEVICE_TYPE: 'kiosk' }, 'https://tv.example');

    expect(own).toMatchObject({ mainHostname: 'tv.example', deviceType: 'kiosk' });
    expect(facts({}).deviceType).toBe('web');
  });
});
