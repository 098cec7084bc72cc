import { readAddressMarks, type AddressMarks } from './address-marks.ts';
import { entrySearch } from './entry-address.ts';

let marks: AddressMarks | undefined;

/**
 * What the address that the document was opened with says about the visit: whether a purchase is for a session, the code
 * of a television, the dialog to open. Kept in memory alone, as long as the document lives; for code of the browser.
 */
export function visitMarks(): AddressMarks {
  marks ??= readAddressMarks(entrySearch);
  return marks;
}
