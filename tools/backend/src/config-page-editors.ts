import { Secret } from '@foyer/secret';
import { pageRoles } from '@foyer/contract';
import { StartRefusal } from '@foyer/server';
import * as v from 'valibot';

const editorsSchema = v.array(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    role: v.picklist(pageRoles),
    /** SHA-256 of the token, in hexadecimal: the token itself stands in no setting. */
    sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/i)),
  }),
);

/** Who makes pages, and by which token they are known. */
export interface KnownPageEditor {
  name: string;
  role: (typeof pageRoles)[number];
  /** SHA-256 of the token, in small hexadecimal letters. */
  hash: Secret;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartRefusal('PAGE_EDITORS must be a JSON list.');
  }
}

/**
 * Reads who makes pages. docs/decisions/0129
 *
 * @param text - A JSON list of `name`, `role` and `sha256`; without one the calls that make pages do not exist.
 * @throws {@link StartRefusal} naming the place of what is wrong, and no value; for a name or a token that is there twice.
 */
export function readPageEditors(text: string | undefined): readonly KnownPageEditor[] {
  if (!text) return [];
  const list = v.safeParse(editorsSchema, parse(text));
  if (!list.success) {
    const place = v.getDotPath(list.issues[0]) ?? 'its start';
    throw new StartRefusal(
      `PAGE_EDITORS needs a name, a role (${pageRoles.join(', ')}) and the SHA-256 of a token in each entry; see ${place}.`,
    );
  }
  const editors = list.output.map(({ name, role, sha256 }) => ({
    name,
    role,
    hash: new Secret(sha256.toLowerCase()),
  }));
  const areApart = (values: readonly string[]) => new Set(values).size === values.length;
  if (!areApart(editors.map(({ name }) => name))) {
    throw new StartRefusal('PAGE_EDITORS has a name twice: the audit could not tell them apart.');
  }
  if (!areApart(editors.map(({ hash }) => hash.reveal()))) {
    throw new StartRefusal('PAGE_EDITORS has a token twice.');
  }
  return editors;
}
