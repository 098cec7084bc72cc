// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readAd } from '../testing/ask-for.ts';
import { inline, vast } from '../testing/vast.ts';

const tracking = (event: string, url: string, offset?: string) =>
  `<Tracking event="${event}"${offset === undefined ? '' : ` offset="${offset}"`}><![CDATA[${url}]]></Tracking>`;
const click = (url: string) =>
  `<VideoClicks><ClickThrough><![CDATA[${url}]]></ClickThrough></VideoClicks>`;

describe('an inline advertisement', () => {
  it('is read whole', async () => {
    const ad = await readAd(
      vast(`<Ad id="a" sequence="3"><InLine><AdSystem version="1">own</AdSystem><AdTitle><![CDATA[ A & B ]]></AdTitle>
        <AdServingId>serving</AdServingId><Advertiser>ООО «Сад»</Advertiser>
        <Category authority="iab">IAB1</Category>
        <Impression>https://t.example/i1</Impression><Impression> https://t.example/i2 </Impression><Impression/>
        <Error>https://t.example/e</Error>
        <ViewableImpression><Viewable>https://t.example/v</Viewable><NotViewable>https://t.example/n</NotViewable>
          <ViewUndetermined>https://t.example/u</ViewUndetermined></ViewableImpression>
        <Extensions><Extension type="erid">2Vtzq</Extension><Extension type="partner">p1</Extension></Extensions>
        <Creatives><Creative id="c"><UniversalAdId idRegistry="ad-id.org">CNPA</UniversalAdId>
          <Linear skipoffset="00:00:05"><Duration>00:00:20.500</Duration>
          <TrackingEvents>${tracking('start', 'https://t.example/s')}${tracking('start', 'https://t.example/s2')}</TrackingEvents>
          ${click('https://shop.example/?a=1&b=2')}
          <MediaFiles>
            <MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="900" codec="avc1">https://m.example/a.mp4</MediaFile>
            <MediaFile delivery="streaming" type="application/x-mpegURL" width="0" height="0" minBitrate="400" maxBitrate="1200">https://m.example/a.m3u8</MediaFile>
            <MediaFile>b.webm</MediaFile>
          </MediaFiles></Linear></Creative></Creatives></InLine></Ad>`),
    );

    expect(ad).toEqual({
      id: 'a',
      sequence: 3,
      title: 'A & B',
      system: 'own',
      advertiser: 'ООО «Сад»',
      token: '2Vtzq',
      partnerId: 'p1',
      servingId: 'serving',
      universalIds: [{ registry: 'ad-id.org', value: 'CNPA' }],
      categories: ['IAB1'],
      linear: {
        id: 'c',
        duration: 20.5,
        skipAfter: 5,
        files: [
          {
            url: 'https://m.example/a.mp4',
            type: 'video/mp4',
            delivery: 'progressive',
            width: 640,
            height: 360,
            bitrate: 900,
            codec: 'avc1',
          },
          {
            url: 'https://m.example/a.m3u8',
            type: 'application/x-mpegURL',
            delivery: 'streaming',
            width: 0,
            height: 0,
            bitrate: 800,
          },
          {
            url: 'https://ads.example/b.webm',
            type: 'video/webm',
            delivery: 'progressive',
            width: 0,
            height: 0,
          },
        ],
        interactive: [],
        captions: [],
        icons: [],
        click: { through: 'https://shop.example/?a=1&b=2', tracking: [] },
      },
      companions: [],
      requiredCompanions: 'none',
      verifications: [],
      impressions: ['https://t.example/i1', 'https://t.example/i2'],
      viewable: {
        viewable: ['https://t.example/v'],
        notViewable: ['https://t.example/n'],
        viewUndetermined: ['https://t.example/u'],
      },
      trackings: [
        { event: 'start', url: 'https://t.example/s' },
        { event: 'start', url: 'https://t.example/s2' },
      ],
      errors: ['https://t.example/e'],
    });
    expect(structuredClone(ad)).toEqual(ad);
  });

  it.each([
    ['00:00:05', 5],
    ['00:00:05.250', 5.25],
    ['25%', 5],
    ['100%', 20],
    ['120%', undefined],
    ['00:00:30', undefined],
    ['soon', undefined],
  ])('may be skipped after %s of 20 s: %s', async (offset, seconds) => {
    const xml = vast(inline('a')).replace('<Linear>', `<Linear skipoffset="${offset}">`);

    expect((await readAd(xml)).linear?.skipAfter).toBe(seconds);
  });

  it.each([
    ['00:00:05', 5],
    ['00:00:05.500', 5.5],
    ['25%', 5],
    ['120%', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('pings progress at %s of 20 s: %s', async (offset, at) => {
    const events = tracking('progress', 'https://t.example/p', offset);
    const ad = await readAd(
      vast(inline('a', { linear: `<TrackingEvents>${events}</TrackingEvents>` })),
    );

    const expected =
      at === undefined ? [] : [{ event: 'progress', url: 'https://t.example/p', at }];
    expect(ad.trackings).toEqual(expected);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('leads nowhere by "%s"', async (url) => {
    const ad = await readAd(vast(inline('a', { linear: click(url) })));

    expect(ad.linear?.click).toEqual({ tracking: [] });
  });

  it.each([
    ['https://shop.example/?x=1&erid=2Vt%20q#y', '2Vt q'],
    ['https://shop.example/?erid=%E0%A4%A', '%E0%A4%A'],
    ['https://shop.example/?nerid=1', undefined],
  ])('finds the token in %s', async (url, token) => {
    expect((await readAd(vast(inline('a', { linear: click(url) })))).token).toBe(token);
  });
});

describe('an advertisement behind wrappers', () => {
  const layer = (id: string, next: string, more: string, linear = '') =>
    vast(`<Ad id="${id}"><Wrapper><VASTAdTagURI>${next}</VASTAdTagURI><Impression>https://t.example/${id}/i</Impression>
      <Error>https://t.example/${id}/e</Error>${more}<Creatives><Creative><Linear>${linear}</Linear></Creative>
      <Creative><CompanionAds><Companion width="1" height="1"><CompanionClickTracking>https://t.example/${id}/cc</CompanionClickTracking></Companion></CompanionAds></Creative>
      </Creatives></Wrapper></Ad>`);
  const outer = layer(
    'w1',
    'https://hop.example/1',
    `<ViewableImpression><Viewable>https://t.example/w1/v</Viewable></ViewableImpression>
     <AdVerifications><Verification vendor="w1"/></AdVerifications>
     <Extensions><Extension type="partner">outer</Extension><Extension type="erid">far</Extension></Extensions>`,
    `<TrackingEvents>${tracking('start', 'https://t.example/w1/s')}${tracking('progress', 'https://t.example/w1/p', '50%')}</TrackingEvents>
     <VideoClicks><ClickThrough>https://shop.example/w1</ClickThrough><ClickTracking>https://t.example/w1/c</ClickTracking></VideoClicks>
     <Icons><Icon program="AdChoices"><StaticResource>https://m.example/far.png</StaticResource></Icon>
       <Icon program="Other"><StaticResource>https://m.example/other.png</StaticResource></Icon></Icons>`,
  );
  const inner = layer(
    'w2',
    'https://hop.example/2',
    '<Extensions><Extension type="erid">near</Extension></Extensions>',
    '<Icons><Icon program="AdChoices"><StaticResource>https://m.example/near.png</StaticResource></Icon></Icons>',
  );
  const companion =
    '<Creative><CompanionAds><Companion width="9" height="9"><StaticResource>https://m.example/c.png</StaticResource></Companion></CompanionAds></Creative>';
  const end = vast(
    inline('a', {
      more: '<ViewableImpression><Viewable>https://t.example/a/v</Viewable></ViewableImpression>',
      linear: `<TrackingEvents>${tracking('start', 'https://t.example/a/s')}</TrackingEvents>`,
    }),
  ).replace('</Creatives>', `${companion}</Creatives>`);

  it('keeps what it shows, and has the pings, vendors, icons and words of all', async () => {
    const ad = await readAd(outer, {
      'https://hop.example/1': inner,
      'https://hop.example/2': end,
    });

    expect(ad).toMatchObject({
      id: 'a',
      token: 'near',
      partnerId: 'outer',
      impressions: [
        'https://t.example/w1/i',
        'https://t.example/w2/i',
        'https://t.example/a/impression',
      ],
      errors: [
        'https://t.example/w1/e',
        'https://t.example/w2/e',
        'https://t.example/a/error?[ERRORCODE]',
      ],
      viewable: { viewable: ['https://t.example/w1/v', 'https://t.example/a/v'] },
      verifications: [{ vendor: 'w1' }],
      trackings: [
        { event: 'start', url: 'https://t.example/w1/s' },
        { event: 'progress', url: 'https://t.example/w1/p', at: 10 },
        { event: 'start', url: 'https://t.example/a/s' },
      ],
      linear: {
        click: { through: 'https://shop.example/w1', tracking: ['https://t.example/w1/c'] },
        icons: [
          { program: 'AdChoices', resource: { url: 'https://m.example/near.png' } },
          { program: 'Other' },
        ],
      },
      companions: [
        { width: 9, click: { tracking: ['https://t.example/w1/cc', 'https://t.example/w2/cc'] } },
      ],
    });
  });
});
