/** How slow the browser is made, and the goals there; times in ms. */
export interface Condition {
  name: string;
  /** How many times slower the processor. */
  cpu: number;
  /** None where the link is the machine's own. */
  link?: { rtt: number; mbps: number };
  goals: Vitals;
  /** How many visits of a page count; the less a visit takes, the more of it is chance. */
  visits: number;
}

/** What a visit of a page feels like; times in ms. */
export interface Vitals {
  /** Largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift; no unit. */
  cls: number;
  /** From one real press to the next picture; browsers tell in steps of 8. */
  inp: number;
}

const mostShift = 0.01;

/** This machine as it is. */
export const plain: Condition = {
  name: 'plain',
  cpu: 1,
  goals: { lcp: 500, cls: mostShift, inp: 40 },
  visits: 7,
};

/** A middling phone on a slow network, and {@link plain}. */
export const conditions: readonly Condition[] = [
  {
    name: 'throttled',
    cpu: 4,
    link: { rtt: 150, mbps: 1.6 },
    goals: { lcp: 1800, cls: mostShift, inp: 100 },
    visits: 3,
  },
  plain,
];
