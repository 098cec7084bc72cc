import type { PageCaller } from '../../testing/page-editors.ts';

/** A document of one block of words. */
export const pageText = (alias: string, words: string): string =>
  `{
  "format": 1,
  "alias": "${alias}",
  "name": { "rus": "${words}" },
  "blocks": [
    { "id": "b1", "type": "carousel", "name": { "rus": "${words}" }, "source": { "kind": "rule", "rule": { "limit": 2 } } }
  ]
}
`;

/** Where the revision of a draft stands in an answer. */
export const revisionIn = (body: unknown): string => (body as { revision: string }).revision;

/** The header that says which draft was seen. */
export const seen = (revision: string) => ({ 'if-match': `"${revision}"` });

let keys = 0;
/** The headers of one intention to publish. */
export const toPublish = (revision: string, key = `publication-${(keys += 1)}`) => ({
  ...seen(revision),
  'idempotency-key': key,
});

/** Makes a page. @returns The revision of its draft. */
export async function makePage(editor: PageCaller, alias: string, words: string): Promise<string> {
  const made = await editor('POST', `/pages/${alias}`, { text: pageText(alias, words) });
  if (made.status !== 201) throw new Error(`No page: ${made.text}`);
  return revisionIn(made.body);
}

/** Keeps a text. @returns The revision of the draft. */
export async function saveText(
  editor: PageCaller,
  alias: string,
  revision: string,
  text: string,
): Promise<string> {
  const saved = await editor('PUT', `/pages/${alias}`, { text, headers: seen(revision) });
  if (saved.status !== 200) throw new Error(`Not saved: ${saved.text}`);
  return revisionIn(saved.body);
}
