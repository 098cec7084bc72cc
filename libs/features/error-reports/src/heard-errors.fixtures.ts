import { onTestFinished } from 'vitest';
import { hearErrors, type FoundError } from '@foyer/page-runtime/shell/error-relay';

/** What is found from now on until the end of the test, oldest first. */
export function hearDuringTest(): readonly FoundError[] {
  const heard: FoundError[] = [];
  onTestFinished(hearErrors((one) => heard.push(one)));
  return heard;
}
