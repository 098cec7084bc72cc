/** Words of a field. */
export interface FieldWords {
  title: string;
  /** What is not plain from the title. */
  help?: string;
  /** Of a choice, by its values. */
  options?: Readonly<Record<string, string>>;
}

/** Words of a block, as a dictionary has them. */
export interface BlockEntry {
  title?: string;
  /** `{least}` and `{most}` stand for the limits of the list that the block is about. */
  description?: string;
  /** Fields that mean another thing here, by their place in the block. */
  fields?: Readonly<Record<string, FieldWords>>;
}

/** A dictionary of one language. */
export interface FormDictionary {
  blocks: Readonly<Record<string, BlockEntry>>;
  /** By what fields mean: the end of a place is enough. */
  fields: Readonly<Record<string, FieldWords>>;
  categories: Readonly<Record<string, string>>;
}
