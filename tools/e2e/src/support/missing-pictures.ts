import { imageSizes } from '@foyer/contract';

const served: ReadonlySet<string> = new Set(imageSizes);

/** Pictures at a time; each that is new is cut. */
const lanes = 4;

/**
 * The pictures of pages that the service does not have: in a size that it does not serve, or of a name that it does not
 * know. Each picture and each size is asked for once, not each pair: a cut takes its time.
 *
 * @param paths - As `/api/v1/images/<id>/<size>.<format>`.
 */
export async function missingPictures(origin: string, paths: Iterable<string>): Promise<string[]> {
  const wanted = new Map<string, string>();
  const missing: string[] = [];
  for (const path of paths) {
    const [, id = '', size = ''] = /images\/([^/]+)\/(\d+x\d+)\./.exec(path) ?? [];
    if (!served.has(size)) missing.push(path);
    else if (!wanted.has(id)) wanted.set(id, path);
    else if (!wanted.has(size)) wanted.set(size, path);
  }
  const rest = new Set(wanted.values()).values();
  const runLane = async () => {
    for (const path of rest) {
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      if (answer.status !== 200) missing.push(path);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return missing;
}
