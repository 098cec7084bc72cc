export {
  PersonalColumns,
  PersonalPage,
  type PersonalPageProps,
  PersonalSection,
  type PersonalSectionProps,
} from './personal-page.tsx';
