import type { Suggestion } from '../combobox/index.ts';

/** Props of `SearchField`. */
export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  /** Where the form goes before the scripts are there, as `?query=`. SEARCH-001 @default '/search' */
  action?: string;
  /** @default the label's own words */
  placeholder?: string;
  /** For what is typed, already chosen and ordered by the owner. @default none, and no list */
  suggestions?: readonly Suggestion[];
  /** @default puts the suggestion's text in the field and submits it */
  onChoose?: (suggestion: Suggestion) => void;
}
