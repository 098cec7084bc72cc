export {
  PersonalContents,
  PersonalSections,
  type PersonalContentsProps,
  type PersonalSectionLink,
  type PersonalSectionsProps,
} from './personal-contents.tsx';
