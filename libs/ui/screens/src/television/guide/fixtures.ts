export { makeGuide } from './guide.fixtures.ts';
export { KeptGuide } from './kept-guide.tsx';
