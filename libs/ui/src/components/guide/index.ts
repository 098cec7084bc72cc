export { Guide } from './guide.tsx';
export { dateAt, dayRange } from './guide-time.ts';
export type {
  GuideChannel,
  GuideFilter,
  GuideNeed,
  GuideProgramme,
  GuideProps,
  GuideRow,
  ProgrammesOf,
  TimeRange,
} from './guide.types.ts';
