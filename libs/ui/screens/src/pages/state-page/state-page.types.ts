import type { ReactNode } from 'react';

/** Props of the whole-page state: nothing here, not found, failed. */
export interface StatePageProps {
  /** `opening`: the whole site has nothing to show yet. */
  kind: 'empty' | 'error' | 'notFound' | 'opening';
  /** Such as «Здесь темно». @default the label's own words for the kind */
  heading?: string;
  text?: ReactNode;
  /** The code that support asks for, such as `3-4-1000049`. ERR-019 */
  code?: string | undefined;
  action?: { title: string; href: string };
  /** The way home beside another action. */
  home?: { title: string; href: string };
  /** What to read instead, at most three; only some variants list them. */
  suggestions?: readonly { title: string; href: string }[];
}
