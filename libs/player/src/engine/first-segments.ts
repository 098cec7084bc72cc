type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function tags(xml: string, name: string): Attributes[] {
  return [...xml.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\$(\w+)(?:%0(\d+)d)?\$/g, (_, name: string, width = '0') =>
    String(values[name] ?? '').padStart(Number(width), '0'),
  );
}

/** Number and start of the segment that holds a time, by the timeline or by the fixed length. */
function segmentAt(template: Attributes, timeline: Attributes[], time: number) {
  const timescale = Number(template['timescale'] ?? 1);
  const first = Number(template['startNumber'] ?? 1);
  const at = time * timescale;
  if (timeline.length === 0) {
    const length = Number(template['duration'] ?? 0);
    const index = length > 0 ? Math.floor(at / length) : 0;
    return { Number: first + index, Time: index * length };
  }
  let number = first;
  let start = Number(timeline[0]?.['t'] ?? 0);
  for (const { d = '0', r = '0' } of timeline) {
    for (let round = 0; round <= Number(r); round += 1) {
      if (at < start + Number(d)) return { Number: number, Time: start };
      start += Number(d);
      number += 1;
    }
  }
  return { Number: first, Time: Number(timeline[0]?.['t'] ?? 0) };
}

function segmentsOf(set: string, base: string, time: number): string[] {
  const lowest = tags(set, 'Representation').sort(
    (one, other) => Number(one['bandwidth']) - Number(other['bandwidth']),
  )[0];
  const id = lowest?.['id'];
  if (!lowest || id === undefined) return [];
  const own = new RegExp(
    `<Representation\\b[^>]*\\bid="${id}"[^>]*[^/]>([\\s\\S]*?)</Representation>`,
  ).exec(set)?.[1];
  const scope = own?.includes('<SegmentTemplate') ? own : set;
  const template = tags(scope, 'SegmentTemplate')[0];
  if (!template?.['media'] || !template['initialization']) return [];
  const values = {
    RepresentationID: id,
    Bandwidth: lowest['bandwidth'] ?? '',
    ...segmentAt(template, tags(scope, 'S'), time),
  };
  return [template['initialization'], template['media']].map(
    (address) => new URL(fill(address, values), base).href,
  );
}

/**
 * Addresses of what a DASH player asks for first: start and first segment of the lowest picture and of the first sound.
 *
 * Reads static manifests of one period with segment templates, which is what packagers write; of anything else it
 * gives nothing, and the engine asks by itself. No XML parser: those want a Trusted Types policy.
 *
 * @param startTime - In seconds.
 */
export function firstSegments(manifest: string, manifestUrl: string, startTime = 0): string[] {
  if (manifest.includes('type="dynamic"') || manifest.includes('<BaseURL')) return [];
  const sets = manifest.match(/<AdaptationSet\b[\s\S]*?<\/AdaptationSet>/g) ?? [];
  const holds = (kind: string) =>
    sets.find((set) => new RegExp(`(contentType|mimeType)="${kind}`).test(set));
  return [holds('video'), holds('audio')].flatMap((set) =>
    set ? segmentsOf(set, manifestUrl, startTime) : [],
  );
}
