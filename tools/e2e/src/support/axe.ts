import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What WCAG 2.2 AA asks for. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Which part of a page is looked at, and by which rules. */
interface AxeScope {
  /** Selector. @default the page */
  within?: string;
  /** Axe's own advice as well. @default false */
  hasAdvice?: boolean;
}

/** What axe finds wrong: rules, each with the places that break it. */
export async function axeFindings(page: Page, { within, hasAdvice = false }: AxeScope = {}) {
  const builder = new AxeBuilder({ page })
    // Details of what is right are most of an answer, and each merge of frames opens a page; ours have none to look into.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  if (within !== undefined) builder.include(within);
  if (!hasAdvice) builder.withTags(levels);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)] as const);
}
