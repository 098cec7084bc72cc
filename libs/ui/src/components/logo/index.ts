export { Lamp } from './lamp.tsx';
export { Logo } from './logo.tsx';
