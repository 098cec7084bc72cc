/** Path of the document in which programs of advertisements run; no filter list has it. docs/decisions/0125 */
export const walledDocument = '/unit-frame';
