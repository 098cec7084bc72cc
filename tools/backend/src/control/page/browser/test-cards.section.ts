import type { PageData } from '../page-data.ts';
import { addSection } from './section.ts';
import { table } from './table.ts';

/** Adds the cards of the demo's payment provider. */
export function addTestCards({ testCards }: PageData): void {
  const title = 'Test cards';
  addSection('test-cards', title, table(testCards, title, 'There are no test cards.'));
}
