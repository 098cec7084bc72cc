import type { StartStream } from './start-plan.ts';
import { tags } from './dash-tags.ts';

const rolesOf = (set: string) => tags(set, 'Role').map(({ value }) => value);

const languageOf = (set: string) => tags(set, 'AdaptationSet')[0]?.['lang'];

/** Whether a set is the picture or the sound itself, and not a set for seeking, a description or a commentary. */
const isPlain = (set: string) =>
  !/<(?:EssentialProperty|Accessibility)\b/.test(set) &&
  rolesOf(set).every((role) => role === 'main');

/**
 * The set of a kind that an engine will play: the main one. Where several could be it, the choice is the engine's, by
 * what it can decode; sounds in different languages are no such case, the first is the title's own.
 *
 * @returns Undefined where the kind is not there, null where it is, and the choice is the engine's.
 */
export function mainSet(
  sets: readonly string[],
  kind: StartStream['kind'],
): string | null | undefined {
  const all = sets.filter((set) =>
    new RegExp(`(contentType="${kind}|mimeType="${kind}/)`).test(set),
  );
  const plain = all.filter(isPlain);
  const main = plain.filter((set) => rolesOf(set).length > 0);
  const [first, ...others] = main.length > 0 ? main : plain;
  if (first === undefined) return all.length > 0 ? null : undefined;
  const isOpen =
    all.some((set) => tags(set, 'AdaptationSet')[0]?.['selectionPriority'] !== undefined) ||
    (kind === 'video' && others.length > 0) ||
    others.some((other) => languageOf(other) === languageOf(first));
  return isOpen ? null : first;
}
