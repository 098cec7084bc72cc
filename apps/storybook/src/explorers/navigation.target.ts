import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import {
  type NavigationContext,
  type NavigationEvent,
  navigationEvents,
  navigationMachine,
} from '@foyer/navigation';
import { navigationInputs, navigationPages } from '@foyer/navigation/fixtures';

const { home, movies, film, filmFiltered } = navigationPages;

const examples: NavigationEvent[] = [
  { type: 'navigation.go', address: film.address },
  { type: 'navigation.go', address: movies.address },
  { type: 'navigation.go', address: filmFiltered.address, isReplacing: true },
  { type: 'navigation.popped', address: home.address },
  { type: 'scroll.moved', y: 300 },
];

/** The way from page to page. */
export const navigationTarget: ExplorerTarget = {
  machine: navigationMachine,
  events: navigationEvents,
  inputs: navigationInputs,
  examples,
  calls: {
    load: {
      answers: {
        found: { page: film, failure: undefined },
        redirected: { page: movies, failure: undefined },
        missing: { page: film, failure: { status: 404, code: 1_000_021 } },
      },
      errors: { staying: errorAnswer({ status: 500, code: 1 }) },
    },
    fetchVersion: {
      answers: { same: { version: 'abc1234' }, newer: { version: 'def5678' } },
    },
  },
  summarise: ({ target, isCheckDue, failure }: NavigationContext) => [
    target !== undefined,
    isCheckDue,
    failure !== undefined,
  ],
};
