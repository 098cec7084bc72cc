export { PeopleGroups, type PeopleGroup } from './people-groups.tsx';
export { PersonHead, type PersonHeadProps } from './person-head.tsx';
