import type { NamedMutation } from '../named-mutation.ts';
import { accountMutations } from './account.ts';
import { findingMutations } from './finding.ts';
import { serviceMutations } from './service.ts';
import { shoppingMutations } from './shopping.ts';
import { siteMutations } from './site.ts';
import { watchingMutations } from './watching.ts';

/** Every named fault. */
export const namedMutations: readonly NamedMutation[] = [
  ...accountMutations,
  ...findingMutations,
  ...watchingMutations,
  ...shoppingMutations,
  ...siteMutations,
  ...serviceMutations,
];
