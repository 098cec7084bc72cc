export {
  armenianTitle,
  filmFoot,
  filmPage,
  languageLinks,
  longTitle,
  makeTitle,
  menuItems,
  navigation,
  slides,
  titles,
} from './fixtures.ts';
export { renderWithLabel } from './render-with-label.tsx';
export { surround, type Surroundings } from './surround.tsx';
