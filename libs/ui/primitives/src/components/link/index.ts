export { Link, type LinkProps } from './link.tsx';
export { WordButton, type WordButtonProps } from './word-button.tsx';
