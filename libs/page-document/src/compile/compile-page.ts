import {
  isKnownBlock,
  pageDocumentSchema,
  type BlockSource,
  type PageBlock,
  type PageDocument,
  type Texts,
} from '@foyer/contract';
import * as v from 'valibot';
import { openPage } from '../text/open-page.ts';

/** A block as a service keeps it. */
export interface CompiledBlock {
  id: string;
  type: PageBlock['type'];
  tag?: string;
  names: Texts;
  subNames?: Texts;
  /** Path that the block's title leads to. */
  link?: string;
  displayType?: string;
  /** Id of a picture. */
  imageId?: string;
  source: BlockSource;
  customData?: NonNullable<PageBlock['custom_data']>;
}

/** A page as a service keeps it. */
export interface CompiledPage {
  alias: string;
  names: Texts;
  /** For search engines. */
  descriptions?: Texts;
  /** What is shown, in its order. */
  blocks: readonly CompiledBlock[];
}

/** A text that is no page; `lintPage` says why. */
export class PageRefusal extends Error {
  override name = 'PageRefusal';
}

const inRussian = (text: string | Texts): Texts =>
  typeof text === 'string' ? { rus: text } : text;

function compileBlock(block: PageBlock): CompiledBlock {
  const { id, type, tag, name, sub_name, target, display_type, image, custom_data, source } = block;
  return {
    id,
    type,
    ...(tag !== undefined && { tag }),
    names: inRussian(name),
    ...(sub_name !== undefined && { subNames: inRussian(sub_name) }),
    ...(target && { link: target.link }),
    ...(display_type !== undefined && { displayType: display_type }),
    ...(image && { imageId: image.$picture }),
    source: source ?? { kind: 'none' },
    ...(custom_data && { customData: custom_data }),
  };
}

/** A document that was read and checked, as a service keeps it. */
export const compileDocument = ({
  alias,
  name,
  description,
  blocks,
}: PageDocument): CompiledPage => ({
  alias,
  names: name,
  ...(description && { descriptions: description }),
  blocks: blocks
    .filter(isKnownBlock)
    .filter(({ hidden }) => hidden !== true)
    .map(compileBlock),
});

/**
 * A page as a service keeps it. Hidden blocks, and blocks and fields that this contract does not know, are left out.
 *
 * @throws PageRefusal for a text that is broken or not as the contract says.
 */
export function compilePage(text: string): CompiledPage {
  const { value, faults } = openPage(text);
  const [fault] = faults;
  if (fault) throw new PageRefusal(`${fault.rule} at line ${fault.place.line}: ${fault.detail}`);
  const { success, output, issues } = v.safeParse(pageDocumentSchema, value);
  if (success) return compileDocument(output);
  const [issue] = issues;
  throw new PageRefusal(`${v.getDotPath(issue) ?? 'The document'}: ${issue.message}`);
}
