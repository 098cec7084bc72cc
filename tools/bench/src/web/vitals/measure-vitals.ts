import type { Browser } from 'playwright';
import { say } from '@foyer/workspace/say';
import { middle } from '../../player/report/figures.ts';
import { conditions, plain, type Condition, type Vitals } from '../conditions.ts';
import type { BenchPage } from '../pages.ts';
import type { Sites } from '../sites.ts';
import { visit, type VisitTarget } from './visit.ts';

/** A page under one condition, beside its floor; the middle of all visits, undefined where none succeeded. */
export interface VitalsRow {
  page: string;
  condition: Condition;
  ours: Partial<Vitals>;
  floor: Partial<Vitals>;
  /** Why visits failed, each reason once. */
  failures: readonly string[];
}

const middleOf = (visits: readonly Vitals[]): Partial<Vitals> => {
  const [lcp, cls, inp] = (['lcp', 'cls', 'inp'] as const).map((name) =>
    middle(visits.map((one) => one[name])),
  );
  return {
    ...(lcp !== undefined && { lcp }),
    ...(cls !== undefined && { cls }),
    ...(inp !== undefined && { inp }),
  };
};

type Targets = Readonly<Record<'ours' | 'floor', VisitTarget>>;

function targetsOf(
  { path, press, floorPress = press, login }: BenchPage,
  sites: Pick<Sites, 'ours' | 'floor'>,
): Targets {
  const account = login === undefined ? undefined : { url: sites.ours, login };
  return {
    ours: { url: sites.ours + path, press, account },
    floor: { url: sites.floor + path, press: floorPress, account },
  };
}

async function measurePage(
  browser: Browser,
  targets: Targets,
  condition: Condition,
  runs: number,
): Promise<Omit<VitalsRow, 'page' | 'condition'>> {
  const visits: Record<'ours' | 'floor', Vitals[]> = { ours: [], floor: [] };
  const failures = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    // They take turns, the other one first each time, so that what else the machine does falls on both alike.
    const order = run % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const);
    for (const name of order) {
      try {
        visits[name].push(await visit(browser, targets[name], condition));
      } catch (error) {
        failures.add(`${name}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  return { ours: middleOf(visits.ours), floor: middleOf(visits.floor), failures: [...failures] };
}

/** Visits that are not counted: whoever comes first waits until the backend has made the pictures. */
async function warmUp(browser: Browser, targets: Targets) {
  for (const target of [targets.ours, targets.floor]) {
    // What fails here fails in the counted visits as well, and is told there.
    await visit(browser, target, plain).catch(() => undefined);
  }
}

/** Visits every page under every condition, ours and the floor in turn. */
export async function measureVitals(
  browser: Browser,
  sites: Pick<Sites, 'ours' | 'floor'>,
  { pages, runs }: { pages: readonly BenchPage[]; runs?: number },
): Promise<VitalsRow[]> {
  const rows: VitalsRow[] = [];
  for (const page of pages) await warmUp(browser, targetsOf(page, sites));
  for (const condition of conditions) {
    const visits = runs ?? condition.visits;
    for (const page of pages) {
      rows.push({
        page: page.name,
        condition,
        ...(await measurePage(browser, targetsOf(page, sites), condition, visits)),
      });
      say(`${condition.name} ${page.name}: ${visits} visits each`);
    }
  }
  return rows;
}
