import { describe, expect, it } from 'vitest';
import { withTestAds } from '../../testing/test-ads.ts';

const { ask, text } = withTestAds();

const adOf = async (scenario: string) => (await ask(`slot=preroll&scenario=${scenario}`)).ads[0];

const iconOf = async (scenario: string) => (await adOf(scenario))?.creatives[0]?.icons[0];

const companionsOf = async (scenario: string) =>
  (await adOf(scenario))?.creatives.find(({ type }) => type === 'companion');

const statusOf = async (url: string | null | undefined) => (await fetch(url ?? '')).status;

describe('icons', () => {
  it('A21: are a picture that is there, with words and a page behind it', async () => {
    const icon = await iconOf('icon');

    expect(icon).toMatchObject({ program: 'AdChoices', altText: 'О рекламе' });
    expect(await statusOf(icon?.staticResource)).toBe(200);
    expect(await statusOf(icon?.iconClickThroughURLTemplate)).toBe(200);
  });

  it('A21: bring a picture to show where the page cannot be', async () => {
    const written = await text('slot=preroll&scenario=icon');
    const image = /<IconClickFallbackImage [^>]+>(.+?)<\/IconClickFallbackImage>/.exec(written);
    const url = /\[CDATA\[(.+?)\]\]/.exec(image?.[1] ?? '')?.[1];

    expect(image?.[1]).toContain('<AltText>Почему вы видите эту рекламу</AltText>');
    expect(await statusOf(url)).toBe(200);
  });

  it('are a page, or markup', async () => {
    expect(await statusOf((await iconOf('icon_frame'))?.iframeResource)).toBe(200);
    expect((await iconOf('icon_html'))?.htmlResource).toBe('<b>i</b>');
  });
});

describe('companions', () => {
  it.each([
    ['companions', 'none'],
    ['companions_any', 'any'],
    ['companions_all', 'all'],
  ])('A21: come in three kinds of which are required: %s', async (scenario, required) => {
    const companions = await companionsOf(scenario);
    const [picture, page, markup] = companions?.variations ?? [];

    expect(companions?.required).toBe(required);
    expect(await statusOf(picture?.staticResources[0]?.url)).toBe(200);
    expect(await statusOf(page?.iframeResources[0])).toBe(200);
    expect(markup?.htmlResources).toEqual(['<p>Чай <strong>«Вагонный»</strong></p>']);
  });

  it('are told apart in what they report', async () => {
    const variations = (await companionsOf('companions'))?.variations ?? [];
    const details = variations.map(({ trackingEvents }) =>
      new URL(trackingEvents['creativeView']?.[0] ?? '').searchParams.get('detail'),
    );

    expect(details).toEqual(['picture', 'page', 'markup']);
  });

  it('name a picture that does not exist', async () => {
    const [picture] = (await companionsOf('companions_missing'))?.variations ?? [];

    expect(await statusOf(picture?.staticResources[0]?.url)).toBe(404);
  });
});

describe('those who watch', () => {
  it('ask whether an advertisement was in sight', async () => {
    const written = await text('slot=preroll&scenario=viewable');

    for (const event of ['viewable', 'notViewable', 'viewUndetermined']) {
      expect(written).toMatch(new RegExp(`<${event}><!\\[CDATA\\[[^\\]]+event=${event}&`, 'i'));
    }
  });

  it('A20: are a vendor who is known, one who is not, and one whose script is gone', async () => {
    const scenarios = ['verification', 'verification_unknown', 'verification_not_found'];
    const seen = [];
    for (const scenario of scenarios) {
      const [vendor] = (await adOf(scenario))?.adVerifications ?? [];
      seen.push([vendor?.vendor, vendor?.apiFramework, await statusOf(vendor?.resource)]);
    }

    expect(seen).toEqual([
      ['foyer.example-omid', 'omid', 200],
      ['unknown.example-omid', 'omid', 200],
      ['foyer.example-omid', 'omid', 404],
    ]);
  });

  it('A20: hear why they were not run', async () => {
    const [vendor] = (await adOf('verification_unknown'))?.adVerifications ?? [];

    expect(vendor?.trackingEvents['verificationNotExecuted']?.[0]).toMatch(
      /detail=unknown\.example-omid&code=\[REASON\]$/,
    );
  });

  it('A20: stand in an extension of VAST 3', async () => {
    const written = await text('slot=preroll&scenario=verification&vast=3');

    expect(written).toContain('<Extension type="AdVerifications"><AdVerifications>');
  });
});
