/** A statement of the specification and what stands for it. */
export interface CoveredItem {
  id: string;
  text: string;
  /** Left unspecified by the documents. */
  isOpen: boolean;
  /** Files with a test that cites the id. */
  tests: readonly string[];
  /** Decision records that name the id. */
  decisions: readonly string[];
}

/** The statements of one subject. */
export interface CoveredArea {
  area: string;
  title: string;
  items: readonly CoveredItem[];
}
