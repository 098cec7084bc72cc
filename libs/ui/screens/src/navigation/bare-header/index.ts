export { BareHeader } from './bare-header.tsx';
