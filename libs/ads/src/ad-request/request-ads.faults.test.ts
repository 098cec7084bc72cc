// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ADDRESS, askFor, idsOf } from '../testing/ask-for.ts';
import { parseXml } from '../testing/parse-xml.ts';
import { inline, vast } from '../testing/vast.ts';
import { requestAds } from './request-ads.ts';
import { XmlFailure } from './xml-failure.ts';

const file = (type: string, name = 'a.mp4') =>
  `<MediaFile delivery="progressive" type="${type}" width="1" height="1">https://media.example/${name}</MediaFile>`;
const rootError = '<Error>https://t.example/root?[ERRORCODE]</Error>';

describe('requestAds with a document that is not right', () => {
  it.each([
    'VAST_REQUEST_FAILED',
    'VAST_HTTP_STATUS',
    'VAST_EMPTY_ANSWER',
    'VAST_INVALID_XML',
  ] as const)('says %s as the port does', async (name) => {
    const { answer, pings } = await askFor({ [ADDRESS]: new XmlFailure(name) });

    expect(answer).toEqual({
      pod: [],
      standIns: [],
      error: name,
      failures: [name],
      breakTrackings: [],
    });
    expect(pings).toEqual([]);
  });

  it.each([
    ['is cut at its end', vast(inline('a')).slice(0, -20)],
    ['has a raw &', vast(inline('a')).replace('/a.mp4', '/a.mp4?b=1&c=2')],
  ])('takes no advertisement from a document that %s', async (_, xml) => {
    expect((await askFor(xml)).answer.error).toBe('VAST_INVALID_XML');
  });

  it.each([
    [
      'puts a parsererror into',
      () => parseXml(vast(`<parsererror>cut</parsererror>${inline('a')}`)),
    ],
    // The type of `responseXML` promises what some browsers do not keep.
    ['gives null for', () => null as unknown as Document],
  ])('knows invalid XML where a browser %s the document', async (_, document) => {
    const ports = { fetchXml: async () => document(), mayAsk: () => true, ping: () => undefined };
    const request = {
      address: ADDRESS,
      slot: 'preroll' as const,
      limit: 4,
      budgetMs: 100,
      macros: {},
      time: 0,
      duration: 0,
      maxWrappers: 10,
    };
    const answer = await requestAds(request, ports, new AbortController().signal);

    expect(answer.error).toBe('VAST_INVALID_XML');
  });

  it.each([
    ['<html><body/></html>', 'VAST_SCHEMA_INVALID', []],
    ['<VideoAdServingTemplate/>', 'VAST_VERSION_NOT_SUPPORTED', []],
    [vast(rootError + inline('a'), '9.9'), 'VAST_VERSION_NOT_SUPPORTED', ['102']],
    [vast(rootError + inline('a'), '1.0'), 'VAST_VERSION_NOT_SUPPORTED', ['102']],
    [vast(`${rootError}<Ad><Inline/></Ad>`), 'VAST_SCHEMA_INVALID', ['101']],
    [vast(rootError), 'VAST_NO_ADS', ['303']],
  ])('says of %s that it is %s', async (xml, name, codes) => {
    const { answer, pings } = await askFor(xml);

    expect(answer.error).toBe(name);
    expect(pings).toEqual(codes.map((code) => `https://t.example/root?${code}`));
  });

  it.each(['2.0', '2.0.1', '3.0', '4.0', '4.1', '4.2', '4.3', ''])(
    'reads VAST "%s"',
    async (version) => {
      expect(idsOf((await askFor(vast(inline('a'), version))).answer.pod)).toEqual(['a']);
    },
  );

  it.each([
    ['no creatives', { creatives: '' }, 'VAST_NO_CREATIVES', 101],
    [
      'nothing linear',
      {
        creatives:
          '<Creative><NonLinearAds><NonLinear width="1" height="1"/></NonLinearAds></Creative>',
      },
      'VAST_NO_LINEAR',
      201,
    ],
    ['no media file', { files: '' }, 'MEDIA_FILE_MISSING', 401],
    [
      'media files without an address',
      { files: '<MediaFile type="video/mp4"/>' },
      'MEDIA_FILE_MISSING',
      401,
    ],
    [
      'the mezzanine alone',
      {
        files:
          '<Mezzanine delivery="progressive" type="video/mp4" width="1" height="1">https://media.example/a.mov</Mezzanine>',
      },
      'MEDIA_FILE_MISSING',
      401,
    ],
    ['FLV alone', { files: file('video/x-flv', 'a.flv') }, 'MEDIA_TYPE_NOT_SUPPORTED', 403],
  ])('refuses one with %s and tells it', async (_, parts, name, code) => {
    const { answer, pings } = await askFor(vast(inline('a', parts)));

    expect(answer.error).toBe(name);
    expect(pings).toEqual([`https://t.example/a/error?${code}`]);
  });

  it('leaves out files that no browser plays', async () => {
    const files =
      file('video/x-flv', 'a.flv') + file('video/mp4') + file('application/x-mpegURL', 'a.m3u8');
    const { answer } = await askFor(vast(inline('a', { files })));

    expect(answer.pod[0]?.linear?.files.map(({ url }) => url)).toEqual([
      'https://media.example/a.mp4',
      'https://media.example/a.m3u8',
    ]);
  });

  it('takes a unit of VPAID without media, and no page of SIMID', async () => {
    const vpaid =
      '<MediaFile apiFramework="VPAID" type="application/javascript">https://media.example/unit.js</MediaFile>';
    const simid =
      '<InteractiveCreativeFile apiFramework="SIMID" type="text/html">https://media.example/page</InteractiveCreativeFile>';

    expect(idsOf((await askFor(vast(inline('a', { files: vpaid })))).answer.pod)).toEqual(['a']);
    expect((await askFor(vast(inline('a', { files: simid })))).answer.error).toBe(
      'MEDIA_FILE_MISSING',
    );
  });

  it('refuses a category that a wrapper blocks', async () => {
    const { answer, pings } = await askFor({
      [ADDRESS]: vast(
        `<Ad id="w"><Wrapper><VASTAdTagURI>https://hop.example/1</VASTAdTagURI>
          <BlockedAdCategories authority="iab">IAB7, IAB25</BlockedAdCategories></Wrapper></Ad>`,
      ),
      'https://hop.example/1': vast(
        inline('a', { more: '<Category authority="iab">IAB25</Category>' }),
      ),
    });

    expect(answer.error).toBe('VAST_CATEGORY_BLOCKED');
    expect(pings).toEqual(['https://t.example/a/error?205']);
  });

  it.each(['', 'ads.example/vast', 'javascript:alert(1)', '/vast'])(
    'does not ask at "%s" [AD-026]',
    async (address) => {
      const { answer, asked } = await askFor({}, { address });

      expect(answer.error).toBe('NOT_CORRECT_VAST_URL');
      expect(asked).toEqual([]);
    },
  );

  it('does not ask where consent forbids the first address', async () => {
    const { answer, asked } = await askFor(vast(inline('a')), { mayAsk: () => false });

    expect(answer.error).toBe('VAST_REQUEST_FAILED');
    expect(asked).toEqual([]);
  });

  it('puts macros into addresses and pings', async () => {
    const address = `${ADDRESS}?c=[CONTENTID]&i=[IFA]`;
    const { asked, pings } = await askFor(
      {
        [`${ADDRESS}?c=f%201&i=-2`]: vast(
          '<Error><![CDATA[https://t.example/root?[ERRORCODE]&%%CONTENTID%%]]></Error>',
        ),
      },
      { address, macros: { CONTENTID: 'f 1', IFA: '-2' } },
    );

    expect(asked).toEqual([`${ADDRESS}?c=f%201&i=-2`]);
    expect(pings).toEqual(['https://t.example/root?303&f%201']);
  });
});
