import { PAGE_FORMAT } from '@foyer/contract';
import { applyChange, newBlockId, openPage, setValue } from '@foyer/page-document';

/** What a new page begins with. */
interface NewPageText {
  alias: string;
  name: string;
  /** Text of the page that it begins with; an empty page where absent. */
  source: string | undefined;
}

const put = (text: string, path: readonly (string | number)[], value: unknown): string =>
  applyChange(text, setValue(text, path, value));

/** The text of a new page: another page's with its own address, name and block ids, or one without blocks. */
export function textFromTemplate({ alias, name, source }: NewPageText): string {
  if (source === undefined) {
    const page = { format: PAGE_FORMAT, alias, name: { rus: name }, blocks: [] };
    return `${JSON.stringify(page, undefined, 2)}\n`;
  }
  const { value } = openPage(source);
  const blocks = (value as { blocks?: readonly unknown[] } | undefined)?.blocks ?? [];
  const named = put(put(source, ['alias'], alias), ['name'], { rus: name });
  return blocks.reduce<string>(
    (text, _block, index) => put(text, ['blocks', index, 'id'], newBlockId()),
    named,
  );
}
