export { PeopleGroups, type PeopleGroup } from './people-groups.tsx';
export { PersonHead, type PersonHeadProps } from './person-head.tsx';
export type { PersonSummary } from './person-summary.types.ts';
