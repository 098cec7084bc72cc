// Makers of small VAST documents, so that a test shows only what it is about.

/** A document around advertisements. */
export const vast = (ads: string, version = '4.2'): string =>
  `<?xml version="1.0"?><VAST version="${version}">${ads}</VAST>`;

interface AdParts {
  sequence?: string;
  /** What stands in `InLine` beside the creatives. */
  more?: string;
  /** What stands in `Linear`, after the duration. */
  linear?: string;
  /** @default one MP4 */
  files?: string;
  /** @default one linear creative */
  creatives?: string;
}

/** An inline advertisement of 20 s; its pings name it. */
export function inline(id: string, parts: AdParts = {}): string {
  const file = `<MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://media.example/${id}.mp4</MediaFile>`;
  const files = parts.files ?? file;
  const creatives =
    parts.creatives ??
    `<Creative id="c-${id}"><Linear><Duration>00:00:20</Duration>${parts.linear ?? ''}<MediaFiles>${files}</MediaFiles></Linear></Creative>`;
  return `<Ad id="${id}"${sequenceOf(parts)}><InLine><AdSystem>test</AdSystem><AdTitle>${id}</AdTitle>
    <Impression>https://t.example/${id}/impression</Impression><Error>https://t.example/${id}/error?[ERRORCODE]</Error>
    ${parts.more ?? ''}<Creatives>${creatives}</Creatives></InLine></Ad>`;
}

interface WrapperParts {
  sequence?: string;
  /** Of `Wrapper`. */
  attributes?: string;
  more?: string;
}

/** A wrapper around an address; its pings name it. */
export const wrapper = (id: string, address: string, parts: WrapperParts = {}): string =>
  `<Ad id="${id}"${sequenceOf(parts)}><Wrapper ${parts.attributes ?? ''}><AdSystem>test</AdSystem>
    <VASTAdTagURI><![CDATA[${address}]]></VASTAdTagURI><Impression>https://t.example/${id}/impression</Impression>
    <Error>https://t.example/${id}/error?[ERRORCODE]</Error>${parts.more ?? ''}</Wrapper></Ad>`;

const sequenceOf = ({ sequence }: { sequence?: string }): string =>
  sequence === undefined ? '' : ` sequence="${sequence}"`;
