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
  { type: 'navigation.go', page: film },
  { type: 'navigation.go', page: movies },
  { type: 'navigation.go', page: filmFiltered, isReplacing: true },
  { type: 'navigation.popped', page: home },
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
        loaded: { status: 'loaded' },
        redirected: { status: 'redirected', page: home },
      },
      errors: { notFound: errorAnswer({ status: 404, code: 1_000_021 }) },
    },
    fetchVersion: {
      answers: { same: { version: 'abc1234' }, newer: { version: 'def5678' } },
    },
  },
  summarise: ({ target, redirects, isCheckDue, failure }: NavigationContext) => [
    target !== undefined,
    redirects,
    isCheckDue,
    failure !== undefined,
  ],
};
