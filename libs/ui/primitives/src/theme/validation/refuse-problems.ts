/**
 * Does nothing without problems.
 *
 * @throws Error with a line for each problem of the labels.
 */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(['The labels are not fit to ship:', ...problems].join('\n  '));
}
