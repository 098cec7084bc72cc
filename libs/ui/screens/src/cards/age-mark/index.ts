export { AgeMark } from './age-mark.tsx';
