export { Guide } from './guide.tsx';
export { dateAt, dayRange, formatSpan, formatTime } from './guide-time.ts';
export type {
  GuideChannel,
  GuideFilter,
  GuideNeed,
  GuideProgramme,
  GuideProps,
  GuideRow,
  GuideSpot,
  ProgrammesOf,
  TimeRange,
} from './guide.types.ts';
