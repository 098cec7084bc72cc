import { pageDocumentSchema } from '@foyer/contract';
import * as v from 'valibot';
import type { Path } from '../text/open-page.ts';
import type { Finding } from './problem.ts';

type Issue = v.BaseIssue<unknown>;

const pathIn = ({ path }: Issue): Path =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Of the ways in which none of several schemas fits, the one that comes furthest. */
function nearest(issue: Issue, before: Path = []): { issue: Issue; path: Path } {
  const path = [...before, ...pathIn(issue)];
  const inner = (issue.issues ?? []).map((one) => nearest(one, path));
  return inner.reduce((best, one) => (one.path.length > best.path.length ? one : best), {
    issue,
    path,
  });
}

/** Where a document is not as the contract says. */
export function schemaFindings(value: unknown): Finding[] {
  const { issues = [] } = v.safeParse(pageDocumentSchema, value);
  return issues.map((issue) => {
    const { issue: found, path } = nearest(issue);
    const { message, expected, received } = found;
    return { rule: 'schema', path, values: { message, expected: expected ?? '', received } };
  });
}
