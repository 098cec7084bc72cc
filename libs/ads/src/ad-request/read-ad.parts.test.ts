// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readAd } from '../testing/ask-for.ts';
import { inline, vast } from '../testing/vast.ts';

const tracking = (event: string, url: string, offset?: string) =>
  `<Tracking event="${event}"${offset === undefined ? '' : ` offset="${offset}"`}><![CDATA[${url}]]></Tracking>`;

describe('what stands in and beside an advertisement', () => {
  it('has captions, parameters and every interactive file', async () => {
    const ad = await readAd(
      vast(
        inline('a', {
          linear:
            '<AdParameters xmlEncoded="true"><![CDATA[&lt;a b=&quot;1&quot;/&gt;&#1103;&#x44F;]]></AdParameters>',
          files: `<MediaFile type="video/mp4">https://m.example/a.mp4</MediaFile>
            <MediaFile type="application/javascript" apiFramework="VPAID">https://m.example/v.js</MediaFile>
            <InteractiveCreativeFile apiFramework="SIMID" type="text/html" variableDuration="true">https://m.example/1</InteractiveCreativeFile>
            <InteractiveCreativeFile apiFramework="SIMID">https://m.example/2</InteractiveCreativeFile>
            <ClosedCaptionFiles><ClosedCaptionFile type="text/vtt" language="ru">https://m.example/ru.vtt</ClosedCaptionFile>
            <ClosedCaptionFile>https://m.example/x.vtt</ClosedCaptionFile></ClosedCaptionFiles>`,
        }),
      ),
    );

    expect(ad.linear).toMatchObject({
      parameters: '<a b="1"/>яя',
      files: [{ url: 'https://m.example/a.mp4' }],
      interactive: [
        { kind: 'simid', url: 'https://m.example/1', type: 'text/html', variableDuration: true },
        { kind: 'simid', url: 'https://m.example/2', type: 'text/html', variableDuration: false },
        { kind: 'vpaid', url: 'https://m.example/v.js', type: 'application/javascript' },
      ],
      captions: [
        { url: 'https://m.example/ru.vtt', type: 'text/vtt', language: 'ru' },
        { url: 'https://m.example/x.vtt', type: 'text/vtt' },
      ],
    });
  });

  it('has icons with their fallback pictures', async () => {
    const icon = `<Icon program="AdChoices" width="20" height="16" xPosition="right" yPosition="4" offset="00:00:02" duration="00:00:10" altText="About this ad">
        <StaticResource creativeType="image/png">https://m.example/i.png</StaticResource>
        <IconClicks><IconClickThrough>https://choices.example/</IconClickThrough><IconClickTracking>https://t.example/ic</IconClickTracking>
          <IconClickFallbackImages><IconClickFallbackImage width="9" height="9"><AltText>Why you see it</AltText>
            <StaticResource creativeType="image/png">https://m.example/why.png</StaticResource></IconClickFallbackImage></IconClickFallbackImages></IconClicks>
        <IconViewTracking>https://t.example/iv1</IconViewTracking><IconViewTracking>https://t.example/iv2</IconViewTracking></Icon>
      <Icon><IFrameResource>https://m.example/frame</IFrameResource></Icon>
      <Icon><HTMLResource><![CDATA[<b>i</b>]]></HTMLResource></Icon><Icon program="empty"/>`;
    const ad = await readAd(vast(inline('a', { linear: `<Icons>${icon}</Icons>` })));

    const plain = { width: 0, height: 0, x: 0, y: 0, offset: 0, views: [], fallbackImages: [] };
    expect(ad.linear?.icons).toEqual([
      {
        program: 'AdChoices',
        resource: { kind: 'static', url: 'https://m.example/i.png', type: 'image/png' },
        width: 20,
        height: 16,
        x: 'right',
        y: 4,
        offset: 2,
        duration: 10,
        altText: 'About this ad',
        click: { through: 'https://choices.example/', tracking: ['https://t.example/ic'] },
        views: ['https://t.example/iv1', 'https://t.example/iv2'],
        fallbackImages: [{ url: 'https://m.example/why.png', altText: 'Why you see it' }],
      },
      {
        ...plain,
        resource: { kind: 'frame', url: 'https://m.example/frame' },
        click: { tracking: [] },
      },
      { ...plain, resource: { kind: 'html', markup: '<b>i</b>' }, click: { tracking: [] } },
    ]);
  });

  it('takes a fallback picture from the element itself, and no icon without an address', async () => {
    const icons = `<Icon><StaticResource>javascript:alert(1)</StaticResource></Icon>
      <Icon><StaticResource>https://m.example/i.png</StaticResource><IconClicks><IconClickFallbackImages>
        <IconClickFallbackImage>https://m.example/why.png</IconClickFallbackImage></IconClickFallbackImages></IconClicks></Icon>`;
    const ad = await readAd(vast(inline('a', { linear: `<Icons>${icons}</Icons>` })));

    expect(ad.linear?.icons.map(({ fallbackImages }) => fallbackImages)).toEqual([
      [{ url: 'https://m.example/why.png' }],
    ]);
  });

  it('has companions of three kinds', async () => {
    const companions = `<Creative><CompanionAds required="all">
      <Companion id="k" width="300" height="250" adSlotId="side"><StaticResource creativeType="image/png">https://m.example/c.png</StaticResource>
        <IFrameResource>https://m.example/c</IFrameResource><HTMLResource><![CDATA[<b>c</b>]]></HTMLResource><AltText>A chair</AltText>
        <CompanionClickThrough>https://shop.example/</CompanionClickThrough><CompanionClickTracking>https://t.example/cc</CompanionClickTracking>
        <TrackingEvents>${tracking('creativeView', 'https://t.example/cv')}</TrackingEvents></Companion>
      <Companion width="1" height="1"/></CompanionAds></Creative>`;
    const xml = vast(inline('a')).replace('</Creatives>', `${companions}</Creatives>`);
    const ad = await readAd(xml);

    expect(ad.requiredCompanions).toBe('all');
    expect(ad.companions).toEqual([
      {
        id: 'k',
        width: 300,
        height: 250,
        adSlotId: 'side',
        altText: 'A chair',
        resources: [
          { kind: 'static', url: 'https://m.example/c.png', type: 'image/png' },
          { kind: 'frame', url: 'https://m.example/c' },
          { kind: 'html', markup: '<b>c</b>' },
        ],
        click: { through: 'https://shop.example/', tracking: ['https://t.example/cc'] },
        views: ['https://t.example/cv'],
      },
    ]);
  });

  it.each([
    ['AdVerifications', (list: string) => list],
    [
      'an extension, as before VAST 4',
      (list: string) =>
        `<Extensions><Extension type="AdVerifications">${list}</Extension></Extensions>`,
    ],
  ])('has the vendors of %s with all their scripts', async (_, put) => {
    const list = `<AdVerifications><Verification vendor="v.example-omid">
      <JavaScriptResource apiFramework="omid" browserOptional="true">https://v.example/1.js</JavaScriptResource>
      <JavaScriptResource apiFramework="other">https://v.example/2.js</JavaScriptResource>
      <TrackingEvents>${tracking('verificationNotExecuted', 'https://t.example/not?[REASON]')}${tracking('other', 'https://t.example/o')}</TrackingEvents>
      <VerificationParameters><![CDATA[{"a":1}]]></VerificationParameters></Verification></AdVerifications>`;
    const ad = await readAd(vast(inline('a', { more: put(list) })));

    expect(ad.verifications).toEqual([
      {
        vendor: 'v.example-omid',
        parameters: '{"a":1}',
        scripts: [
          { url: 'https://v.example/1.js', apiFramework: 'omid', isBrowserOptional: true },
          { url: 'https://v.example/2.js', apiFramework: 'other', isBrowserOptional: false },
        ],
        notExecuted: ['https://t.example/not?[REASON]'],
      },
    ]);
  });
});
